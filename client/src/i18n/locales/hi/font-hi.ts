// Loads the styles and fonts of Hindi before the first Hindi text is shown.
import './font-hi.css';

/** Starts loading the body and title fonts; a fallback font is shown until they arrive. */
export function loadFont(): void {
  if (!('fonts' in document)) return;
  for (const face of ['1rem "Noto Sans Devanagari"', '1rem "Baloo 2 Title"']) void document.fonts.load(face, 'हि');
}
