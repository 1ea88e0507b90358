// Draws one expression of a strip of portraits; falls back to the first letter of the name.
import type { CSSProperties } from 'react';

export const EXPRESSIONS = ['happy', 'talk', 'sad', 'think'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export interface PortraitStyle {
  /** Accessible name; an empty name makes the portrait decorative. */
  name: string;
  expression?: Expression;
  /** Edge length in CSS pixels. */
  size?: number;
}

export interface PortraitPictureProps extends PortraitStyle {
  /** Address of a strip of square portraits, one column per expression. */
  strip: string | undefined;
  /** Shown as its first letter where there is neither a strip nor a name. */
  character: string;
}

export function PortraitPicture({ strip, character, name, expression = 'happy', size = 176 }: PortraitPictureProps) {
  const column = Math.max(EXPRESSIONS.indexOf(expression), 0);
  const style: CSSProperties = {
    inlineSize: size,
    blockSize: size,
    ...(strip && {
      backgroundImage: `url("${strip}"), var(--portrait-sky)`,
      backgroundSize: `auto ${size}px, cover`,
      backgroundPosition: `${-column * size}px 0, center`,
    }),
  };
  const named = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className="lw-portrait" style={style} {...named}>
      {!strip && <span style={{ fontSize: size * 0.5 }}>{(name || character).charAt(0).toUpperCase()}</span>}
    </span>
  );
}
