// Splits the tint colour of a Tiled layer into the colour that is multiplied with its pictures, and what lets them shine through.

export interface Tint {
  /** `#rrggbb`; undefined if it changes no colour. */
  color: string | undefined;
  /** 0 to 1. */
  opacity: number;
}

/** Tiled writes `#rrggbb`, or `#aarrggbb` where the colour is see-through. */
export function readTint(tint: string | undefined): Tint {
  if (!tint) return { color: undefined, opacity: 1 };
  const color = `#${tint.slice(-6).toLowerCase()}`;
  const opacity = tint.length === 9 ? Number.parseInt(tint.slice(1, 3), 16) / 255 : 1;
  return { color: color === '#ffffff' ? undefined : color, opacity };
}
