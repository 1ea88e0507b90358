// Shows "हिन्दी" as a picture, so that English pages need not load a Devanagari font.
export function HindiName() {
  return <span role="img" aria-label="हिन्दी" className="lw-hindi-name" />;
}
