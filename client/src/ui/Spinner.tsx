// A small turning ring for short waits.

import { useLingui } from '@lingui/react/macro';
/** `label` is read aloud; an empty one makes the ring decoration only. */
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
