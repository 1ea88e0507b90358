// A small spinner for short waits.
import { useLingui } from '@lingui/react/macro';

/** `label` is announced; an empty one makes the spinner decorative. */
export function Spinner({ label }: { label?: string }) {
  const { t } = useLingui();
  if (label === '') return <span className="lw-spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="lw-spinner" aria-hidden="true" />
      <span className="lw-hidden">{label ?? t`Loading`}</span>
    </span>
  );
}
