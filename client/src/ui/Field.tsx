// A form field: ties label, hint and error to one control for screen readers.
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

/** Props that connect a control to its field. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the field as optional after its label. */
  optional?: boolean | undefined;
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
            <Trans>(optional)</Trans>
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
