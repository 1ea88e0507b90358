// Draws the fruits, because school computers without an emoji font show empty boxes.
import type { FruitEmoji } from '@lanternwise/shared/activities/fruit-model/fruit';
import type { ReactNode } from 'react';

const apple = (fill: string) => (
  <>
    <path d="M0 -24 C-20 -40 -46 -24 -42 6 C-38 36 -16 48 0 40 C16 48 38 36 42 6 C46 -24 20 -40 0 -24 Z" fill={fill} />
    <path d="M0 -24 Q0 -42 8 -48" fill="none" stroke="#7a4a21" strokeWidth="5" />
    <path d="M6 -36 Q22 -52 34 -38 Q20 -28 6 -36 Z" fill="#2fa866" />
  </>
);

const PICTURES: Readonly<Record<FruitEmoji, ReactNode>> = {
  '🍎': apple('#d8343f'),
  '🍏': apple('#8cc63f'),
  '🍓': (
    <>
      <path d="M0 50 C-28 34 -42 0 -32 -20 C-22 -34 22 -34 32 -20 C42 0 28 34 0 50 Z" fill="#e8324a" />
      <path d="M-30 -24 L-10 -16 L0 -6 L10 -16 L30 -24 L8 -32 L0 -48 L-8 -32 Z" fill="#2fa866" />
      <path d="M-16 4 v5 M0 10 v5 M16 4 v5 M-8 24 v5 M8 24 v5" stroke="#ffe08a" strokeWidth="4" />
    </>
  ),
};

/** The control or the text beside it names the picture. */
export function FruitPicture({ fruit, className }: { fruit: FruitEmoji; className: string }) {
  return (
    <svg viewBox="-60 -64 120 120" aria-hidden="true" className={className}>
      {PICTURES[fruit]}
    </svg>
  );
}
