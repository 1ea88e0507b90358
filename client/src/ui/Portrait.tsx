// Shows the portrait of an avatar or a guide with an expression; falls back to the first letter.
import type { CSSProperties } from 'react';

export const EXPRESSIONS = ['happy', 'talk', 'sad', 'think'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** One strip of square portraits per character, one column per expression. */
const strips = import.meta.glob<string>('../../../assets/atlases/portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** The strip's address, for pictures that are made of it. */
export const stripUrl = (character: string): string | undefined =>
  strips[`../../../assets/atlases/portraits/${character}.webp`];

export interface PortraitProps {
  /** File name of the character, for example "milo" or "talking-tree". */
  character: string;
  /** Accessible name; an empty name makes the portrait decorative. */
  name: string;
  expression?: Expression;
  /** Edge length in CSS pixels. */
  size?: number;
}

export function Portrait({ character, name, expression = 'happy', size = 176 }: PortraitProps) {
  const strip = stripUrl(character);
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
