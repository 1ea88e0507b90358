// The profile picture and the cover photo: chosen from a file, made small in the browser, taken away again.
import type { PictureKind } from '@lanternwise/shared/contracts/account';
import type { User } from '@lanternwise/shared/contracts/user';
import { type ChangeEvent, useId, useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { usePutPictureMutation } from '../../features/account/accountApi.ts';
import { shrinkPicture } from '../../features/account/shrinkPicture.ts';
import { messageOf } from '../../features/api.ts';
import { sessionApi } from '../../features/session/sessionApi.ts';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

const LABELS: Record<PictureKind, string> = { profilePicture: 'Profile picture', coverPhoto: 'Cover photo' };

export function PicturesCard({ user }: { user: User }) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl text-link">My pictures</h2>
      {user.limited ? (
        <p className="text-muted">You can put up pictures as soon as a parent has agreed to your account.</p>
      ) : (
        (['profilePicture', 'coverPhoto'] as const).map((kind) => (
          <PictureField key={kind} kind={kind} path={user[kind]} />
        ))
      )}
    </Card>
  );
}

function usePicture(kind: PictureKind) {
  const dispatch = useAppDispatch();
  const [put, { isLoading }] = usePutPictureMutation();
  const [fault, setFault] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    setFault(undefined);
    if (!file) return;
    try {
      const reply = await put({ kind, data: await shrinkPicture(file, kind) }).unwrap();
      dispatch(userVerified(reply.user));
    } catch (error) {
      setFault(error instanceof Error ? error.message : messageOf(error));
    }
  };
  const remove = async () => {
    const asked = dispatch(sessionApi.endpoints.saveProfile.initiate({ [kind]: null }, { track: false }));
    const { data, error } = await asked;
    if (data) dispatch(userVerified(data.user));
    setFault(error ? messageOf(error) : undefined);
  };
  return { choose, remove, fault, busy: isLoading };
}

function PictureField({ kind, path }: { kind: PictureKind; path: string | null }) {
  const id = useId();
  const { choose, remove, fault, busy } = usePicture(kind);
  const frame = kind === 'profilePicture' ? 'size-32 rounded-full' : 'aspect-3/1 w-full rounded-md';
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-bold">{LABELS[kind]}</h3>
      {path ? (
        <img
          src={path}
          alt={`My ${LABELS[kind].toLowerCase()}`}
          className={`border-2 border-line object-cover ${frame}`}
        />
      ) : (
        <p className="text-muted">None yet.</p>
      )}
      {fault && (
        <p role="alert" className="lw-error">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="lw-hidden peer"
          onChange={(event) => void choose(event)}
        />
        <label
          htmlFor={id}
          aria-busy={busy || undefined}
          className={buttonClass({ variant: 'secondary' }, 'cursor-pointer peer-focus-visible:outline-3')}
        >
          {path ? 'Change' : 'Choose'}
          <span className="lw-hidden"> my {LABELS[kind].toLowerCase()}</span>
        </label>
        {path && (
          <Button variant="quiet" aria-label={`Remove my ${LABELS[kind].toLowerCase()}`} onClick={() => void remove()}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
