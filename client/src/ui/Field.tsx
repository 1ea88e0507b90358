// A labelled place for one control: label, hint and error are tied to it for screen readers.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

/** What a control must carry to belong to its field. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Said after the label where a field may stay empty. */
  optional?: boolean;
  children(control: ControlProps): ReactNode;
}

export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="lw-field">
      <label htmlFor={id} className="lw-label">
        {label}
        {optional && (
          <span className="lw-label-note">
            {' '}
            <Trans>(you can leave this out)</Trans>
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="lw-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="lw-error">
          {error}
        </p>
      )}
    </div>
  );
}
