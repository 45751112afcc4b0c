import { expect, it } from 'vitest';
import { type Findable, termsOf } from './order-terms.server.ts';

const ORDER: Findable = {
  orderNumber: 'ORD-1760000000000',
  shippingAddress: {
    fullName: 'Asha K. Rao',
    email: 'Asha.Rao+books@Example.in',
    phone: '+91 98450 12345',
    address: '14 Temple Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560 003',
    country: 'India',
  },
  items: [
    { format: 'print', book: { story: 'iron', drawnHero: null, photoId: null } },
    { format: 'print', book: { story: 'hanuman', drawnHero: null, photoId: null } },
  ],
};

it('is found by number, name, e-mail, phone, PIN, format and story, and by nothing of the child', () => {
  expect(termsOf(ORDER)).toEqual([
    '1760000000000',
    'asha',
    'k',
    'rao',
    'asha.rao+books@example.in',
    'books',
    '9845012345',
    '560003',
    'format:print',
    'story:iron',
    'story:hanuman',
  ]);
});

it('has no empty term', () => {
  const shippingAddress = { ...ORDER.shippingAddress, phone: 'none', postalCode: '-' };
  expect(termsOf({ ...ORDER, shippingAddress })).not.toContain('');
});
