// The look of Hindi and its letters, fetched before the first Hindi word is shown.
import './hindi.css';

/** Starts fetching the faces of the words and of the titles; a slow network shows Hindi in another face until they are here. */
export function loadHindiFont(): void {
  if (!('fonts' in document)) return;
  for (const face of ['1rem "Noto Sans Devanagari"', '1rem "Baloo 2 Title"']) void document.fonts.load(face, 'हि');
}
