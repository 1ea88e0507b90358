// "हिन्दी" as a picture: an English page shows it without loading the letters of a whole script.

export function HindiName() {
  return <span role="img" aria-label="हिन्दी" className="lw-hindi-name" />;
}
