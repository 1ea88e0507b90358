// Draws the animals, because school computers without an emoji font show empty boxes.
import type { Animal } from '@lanternwise/shared/activities/picture-labels/definition';
import type { ReactNode } from 'react';

const INK = '#2b1d33';

const face = (
  <g fill={INK}>
    <circle cx="-14" cy="-2" r="5" />
    <circle cx="14" cy="-2" r="5" />
    <ellipse cy="14" rx="6" ry="4" />
    <path d="M-10 22 Q0 30 10 22" fill="none" stroke={INK} strokeWidth="3" />
  </g>
);

const PICTURES: Readonly<Record<Animal, ReactNode>> = {
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
};

/** The control or the text beside it names the picture. */
export function AnimalPicture({ animal, className }: { animal: Animal; className: string }) {
  return (
    <svg viewBox="-60 -64 120 120" aria-hidden="true" className={className}>
      {PICTURES[animal]}
    </svg>
  );
}
