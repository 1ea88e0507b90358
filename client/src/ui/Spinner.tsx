// A small turning ring for short waits.

/** `label` is read aloud; an empty one makes the ring decoration only. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  if (label === '') return <span className="lw-spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="lw-spinner" aria-hidden="true" />
      <span className="lw-hidden">{label}</span>
    </span>
  );
}
