// Says a text aloud once, politely, whenever it changes.

export function LiveRegion({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className="lw-hidden">
      {text}
    </div>
  );
}
