// Uploads (resized in the browser) or removes the profile picture and the cover photo.
import type { PictureKind } from '@lanternwise/shared/contracts/account';
import type { User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useState } from 'react';
import { accountApi } from '../../features/account/accountApi.ts';
import { shrinkPicture } from '../../features/account/shrinkPicture.ts';
import { errorMessage } from '../../features/api.ts';
import { sessionApi } from '../../features/session/sessionApi.ts';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';

interface PictureLabels {
  label: MessageDescriptor;
  alt: MessageDescriptor;
  remove: MessageDescriptor;
}

const PICTURE_LABELS: Record<PictureKind, PictureLabels> = {
  profilePicture: {
    label: msg`Profile picture`,
    alt: msg`My profile picture`,
    remove: msg`Remove my profile picture`,
  },
  coverPhoto: {
    label: msg`Cover photo`,
    alt: msg`My cover photo`,
    remove: msg`Remove my cover photo`,
  },
};

export function PicturesCard({ user }: { user: User }) {
  return (
    <Card title={<Trans>My pictures</Trans>} className="grid gap-5">
      {user.limited ? (
        <p className="text-muted">
          <Trans>You can add pictures as soon as a parent has agreed to your account.</Trans>
        </p>
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
  const [put, { isLoading }] = accountApi.usePutPictureMutation();
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
      setFault(error instanceof Error ? error.message : errorMessage(error));
    }
  };
  const remove = async () => {
    const request = dispatch(sessionApi.endpoints.saveProfile.initiate({ [kind]: null }, { track: false }));
    const { data, error } = await request;
    if (data) dispatch(userVerified(data.user));
    setFault(error ? errorMessage(error) : undefined);
  };
  return { choose, remove, fault, busy: isLoading };
}

function PictureField({ kind, path }: { kind: PictureKind; path: string | null }) {
  const { t } = useLingui();
  const labels = PICTURE_LABELS[kind];
  const id = useId();
  const { choose, remove, fault, busy } = usePicture(kind);
  const imageClass = kind === 'profilePicture' ? 'size-32 rounded-full' : 'aspect-3/1 w-full rounded-md';
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-bold">{t(labels.label)}</h3>
      {path ? (
        <img src={path} alt={t(labels.alt)} className={`border-2 border-line object-cover ${imageClass}`} />
      ) : (
        <p className="text-muted">
          <Trans>None yet.</Trans>
        </p>
      )}
      <ErrorText>{fault}</ErrorText>
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
          {path ? <ChangeLabel kind={kind} /> : <ChooseLabel kind={kind} />}
        </label>
        {path && (
          <Button variant="quiet" aria-label={t(labels.remove)} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The kind of picture is for screen readers only, because the heading above the button shows it. */
function ChooseLabel({ kind }: { kind: PictureKind }) {
  if (kind === 'profilePicture')
    return (
      <Trans>
        Choose<span className="lw-hidden"> my profile picture</span>
      </Trans>
    );
  return (
    <Trans>
      Choose<span className="lw-hidden"> my cover photo</span>
    </Trans>
  );
}

function ChangeLabel({ kind }: { kind: PictureKind }) {
  if (kind === 'profilePicture')
    return (
      <Trans>
        Change<span className="lw-hidden"> my profile picture</span>
      </Trans>
    );
  return (
    <Trans>
      Change<span className="lw-hidden"> my cover photo</span>
    </Trans>
  );
}
