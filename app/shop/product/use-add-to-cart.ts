import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductId } from '../../buying/catalogue/product-ids.ts';
import { rememberWayOn } from '../../account/kept-drafts/way-on.ts';
import {
  type DevicePhoto,
  forgetDevicePhoto,
  settlePhoto,
  useDevicePhoto,
} from '../../books/photos/device-photo.ts';
import { refreshMe, useMe } from '../../ui/layout/me.ts';
import { rememberCoupon } from '../cart-and-checkout/remembered-coupon.ts';
import { sayIfOffline } from '../../ui/parts/connection.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import { afterAdding, type BookDraft, isComplete } from './book-draft.ts';

export interface AddingToCart {
  complete: boolean;
  busy: boolean;
  photo: DevicePhoto;
  /** The name in the book that was added last, since the form was changed. */
  added: string | null;
  add: () => void;
}

/** Puts the book in the form into the cart and empties the form for the next child. */
export function useAddToCart(
  productId: ProductId,
  draft: BookDraft,
  update: (patch: Partial<BookDraft>) => void,
): AddingToCart {
  const { state, user } = useMe();
  const navigate = useNavigate();
  const photo = useDevicePhoto(productId);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const complete = isComplete(draft);

  const add = async () => {
    if (!complete) return sayMissing();
    if (state === 'ready' && !user) return signInFirst();
    setBusy(true);
    const answer = await send(productId, draft, photo.leavesAt);
    setBusy(false);
    if (answer === 'sign-in') return signInFirst();
    if (answer === 'missing') return sayMissing();
    if (answer === 'failed') {
      showToast({ title: 'Error', description: 'Failed to add item to cart.', kind: 'failure' });
      return;
    }
    if ('problem' in answer) {
      if (answer.problem === 'photo') void settlePhoto(productId);
      const title = answer.problem === 'full' ? 'Your cart is full' : 'Please look once more';
      showToast({ title, description: answer.message, kind: 'failure' });
      return;
    }
    const name = draft.characterName.trim();
    showToast({ title: 'Added to Cart!', description: `A book for ${name}.`, kind: 'success' });
    if (photo.delivery === 'kept' || photo.delivery === 'drawn') forgetDevicePhoto(productId);
    if (draft.couponCode) rememberCoupon(answer.userId, draft.couponCode);
    update(afterAdding(draft));
    setAdded(name);
    await refreshMe();
  };

  const signInFirst = () => {
    showToast({
      title: 'Please Sign In',
      description: 'You need to be logged in to add items to cart.',
      kind: 'failure',
    });
    rememberWayOn(`/product/${productId}`);
    void navigate('/auth');
  };

  return {
    complete,
    busy: busy || photo.delivery === 'sending' || photo.delivery === 'drawing',
    photo,
    added: draft.characterName === '' ? added : null,
    add: () => void add(),
  };
}

/** The field to fill in when format or name is missing. */
export function sayMissing(): void {
  showToast({
    title: 'Missing Information',
    description: 'Please select format and enter character name.',
    kind: 'failure',
  });
}

async function send(
  productId: ProductId,
  { couponText: _text, couponCode: _code, ...book }: BookDraft,
  photoMark: string | null,
): Promise<{ userId: string } | { problem: string; message: string } | 'sign-in' | 'missing' | 'failed'> {
  try {
    const response = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...book, productId, photoMark }),
    });
    if (response.ok) return (await response.json()) as { userId: string };
    if (response.status === 401) return 'sign-in';
    const { problem, message } = (await response.json()) as { problem: string; message?: string };
    if (message) return { problem, message };
    return problem === 'missing' ? 'missing' : 'failed';
  } catch {
    void sayIfOffline();
    return 'failed';
  }
}
