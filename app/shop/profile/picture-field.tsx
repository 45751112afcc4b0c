import { useRef, useState } from 'react';
import { Camera, Trash2 } from 'lucide-react';
import { type PhotoRefusal, PHOTO_TYPES, refusalOf } from '../../books/photos/photo-rules.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { refreshMe } from '../../ui/layout/me.ts';
import type { MyUser } from '../../ui/layout/who-looks.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import { deletePicture, sendPicture } from './picture-request.ts';
import { sayProfileChanged, sayProfileFailed } from './profile-toasts.ts';

/** The avatar at full size, with the ways to another picture and back to initials. */
export function PictureField({ user }: { user: MyUser }) {
  const [busy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const change = async (work: () => Promise<PhotoRefusal | 'unreachable' | null>) => {
    if (busy) return;
    setBusy(true);
    const problem = await work();
    if (!problem) await refreshMe();
    setBusy(false);
    if (!problem) sayProfileChanged();
    else if (problem === 'unreachable') sayProfileFailed();
    else showToast({ kind: 'failure', title: problem.title, description: problem.message });
  };
  const take = (file: File | undefined) => {
    if (file) void change(async () => (await refusalOf(file)) ?? sendPicture(file));
  };
  const remove = async () => {
    await change(deletePicture);
    chooser.current?.focus();
  };
  return (
    <div className="flex items-center gap-4 pr-12" aria-busy={busy}>
      <Avatar user={user} large />
      <div className="min-w-0">
        <p className="font-display text-2xl/tight font-extrabold wrap-anywhere">
          {user.fullName || 'Super Hero'}
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4">
          <label className="text-link relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-base has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal">
            <Camera aria-hidden="true" strokeWidth={2.5} className="size-4" />
            {busy ? 'One moment…' : user.picture ? 'Change picture' : 'Add a picture'}
            <input
              ref={chooser}
              type="file"
              accept={PHOTO_TYPES.join(',')}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={(event) => {
                take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          {user.picture && (
            <button
              type="button"
              className="text-link inline-flex min-h-8 items-center gap-1.5 text-base"
              onClick={() => void remove()}
            >
              <Trash2 aria-hidden="true" strokeWidth={2.5} className="size-4" /> Remove picture
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
