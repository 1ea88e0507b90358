// The field of the featured image: chooses a file, makes it small, shows and removes it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { resizePicture } from './resizePicture.ts';

interface ImageFieldProps {
  image: string | null;
  onChange(image: string | null): void;
}

export function ImageField({ image, onChange }: ImageFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailed(false);
    try {
      onChange(await resizePicture(file));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="lw-field">
      <label htmlFor={id} className="lw-label">
        <Trans>Featured Image</Trans>
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-hint`}
        className="lw-hidden peer"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {/* The browser's own button speaks the browser's language. */}
      <label
        htmlFor={id}
        aria-busy={isBusy || undefined}
        className={buttonClass(
          { variant: 'secondary' },
          'cursor-pointer justify-self-start peer-focus-visible:outline-3',
        )}
      >
        {image === null ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
      </label>
      <p id={`${id}-hint`} className="lw-hint">
        <Trans>
          A JPEG, PNG or WebP file. It is made small enough here, and the place where it was taken is removed.
        </Trans>
      </p>
      {hasFailed && (
        <ErrorText>
          <Trans>Failed to process image. Please try again.</Trans>
        </ErrorText>
      )}
      {isBusy && <Spinner />}
      {image !== null && !isBusy && (
        <div className="grid justify-items-start gap-3">
          <img src={image} alt={t`Preview`} className="max-h-60 max-w-full rounded-md" />
          <Button variant="secondary" size="small" onClick={() => onChange(null)}>
            <Trans>Remove image</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
