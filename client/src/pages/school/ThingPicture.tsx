// Draws Unit 2's animals and fruits, because school computers without an emoji font show empty boxes.
import type { FruitEmoji } from '@lanternwise/shared/school/fruit';
import type { ReactNode } from 'react';

export type Thing = FruitEmoji | 'dog' | 'cat' | 'rabbit' | 'panda';

const INK = '#2b1d33';

const face = (
  <g fill={INK}>
    <circle cx="-14" cy="-2" r="5" />
    <circle cx="14" cy="-2" r="5" />
    <ellipse cy="14" rx="6" ry="4" />
    <path d="M-10 22 Q0 30 10 22" fill="none" stroke={INK} strokeWidth="3" />
  </g>
);

const apple = (fill: string) => (
  <>
    <path d="M0 -24 C-20 -40 -46 -24 -42 6 C-38 36 -16 48 0 40 C16 48 38 36 42 6 C46 -24 20 -40 0 -24 Z" fill={fill} />
    <path d="M0 -24 Q0 -42 8 -48" fill="none" stroke="#7a4a21" strokeWidth="5" />
    <path d="M6 -36 Q22 -52 34 -38 Q20 -28 6 -36 Z" fill="#2fa866" />
  </>
);

const PICTURES: Readonly<Record<Thing, ReactNode>> = {
  dog: (
    <>
      <circle r="40" fill="#d79b5b" />
      <ellipse cx="-40" cy="-2" rx="13" ry="30" fill="#8a5a2b" />
      <ellipse cx="40" cy="-2" rx="13" ry="30" fill="#8a5a2b" />
      <ellipse cy="18" rx="20" ry="16" fill="#f6e3c5" />
      {face}
    </>
  ),
  cat: (
    <>
      <path d="M-38 -8 L-36 -52 L-8 -34 Z M38 -8 L36 -52 L8 -34 Z" fill="#e8a23d" />
      <circle r="40" fill="#f2b654" />
      {face}
      <path d="M-22 12 H-52 M-22 18 L-50 26 M22 12 H52 M22 18 L50 26" stroke={INK} strokeWidth="2" />
    </>
  ),
  rabbit: (
    <>
      <ellipse cx="-16" cy="-36" rx="10" ry="24" fill="#e9dfe6" stroke="#c9a9b8" strokeWidth="3" />
      <ellipse cx="16" cy="-36" rx="10" ry="24" fill="#e9dfe6" stroke="#c9a9b8" strokeWidth="3" />
      <circle cy="10" r="36" fill="#e9dfe6" stroke="#c9a9b8" strokeWidth="2" />
      <g transform="translate(0 8)">{face}</g>
    </>
  ),
  panda: (
    <>
      <circle cx="-30" cy="-32" r="15" fill={INK} />
      <circle cx="30" cy="-32" r="15" fill={INK} />
      <circle r="42" fill="#f7f4f0" stroke={INK} strokeWidth="2" />
      <ellipse cx="-15" cy="-2" rx="11" ry="14" fill={INK} />
      <ellipse cx="15" cy="-2" rx="11" ry="14" fill={INK} />
      {face}
      <circle cx="-14" cy="-4" r="3" fill="#ffffff" />
      <circle cx="14" cy="-4" r="3" fill="#ffffff" />
    </>
  ),
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
export function ThingPicture({ thing, className }: { thing: Thing; className: string }) {
  return (
    <svg viewBox="-60 -64 120 120" aria-hidden="true" className={className}>
      {PICTURES[thing]}
    </svg>
  );
}
