// Draws a card of the robot training game: a shape in its colour and size.
import type { Colour, Shape, ShapeCard } from '@lanternwise/shared/school/robot';
import type { ReactNode } from 'react';

/** The colours are what the child names, so they are the same in both themes. */
const FILLS: Readonly<Record<Colour, string>> = { red: '#e5484d', blue: '#3e8bff', green: '#2fa866' };
const OUTLINES: Readonly<Record<Shape, ReactNode>> = {
  circle: <circle r="50" />,
  square: <rect x="-44" y="-44" width="88" height="88" />,
  triangle: <path d="M0 -50 L50 37 L-50 37 Z" />,
};

export function ShapePicture({ card, className }: { card: ShapeCard; className: string }) {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" className={className}>
      <g transform={`scale(${card.size})`} fill={FILLS[card.colour]}>
        {OUTLINES[card.shape]}
      </g>
    </svg>
  );
}
