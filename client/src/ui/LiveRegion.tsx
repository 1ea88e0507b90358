// Announces a text to screen readers whenever it changes.
export function LiveRegion({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className="lw-hidden">
      {text}
    </div>
  );
}
