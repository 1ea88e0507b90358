// The drawn scenes of the film about AI; the caption says what they show, so they are hidden from screen readers.
import type { FilmPicture } from '@lanternwise/shared/content/lesson';
import { type ReactNode, useId } from 'react';
import styles from './Film.module.css';

export function FilmPictures({ picture }: { picture: FilmPicture }) {
  const Picture = PICTURES[picture];
  return (
    <svg className={styles.picture} viewBox="0 0 320 160" aria-hidden="true" focusable="false">
      <Night />
      <Picture />
    </svg>
  );
}

const CATS = [0, 1, 2, 3, 4];
/** Two heaps of examples: x, y. */
const ROUND = [
  [60, 44],
  [84, 62],
  [52, 78],
  [96, 40],
  [76, 92],
] as const;
const POINTED = [
  [214, 92],
  [240, 116],
  [262, 84],
  [228, 64],
  [276, 108],
] as const;

/** The three round ones closest to the new one. */
const NEAREST = [ROUND[1], ROUND[4], ROUND[3]] as const;
/** The new one. */
const NEW = { x: 120, y: 84 } as const;

const delay = (at: number) => ({ animationDelay: `${at * 0.7}s` });

function Night() {
  const sky = useId();
  return (
    <>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b2358" />
          <stop offset="1" stopColor="#574a94" />
        </linearGradient>
      </defs>
      <rect x="-200" width="720" height="160" fill={`url(#${sky})`} />
      <rect x="-200" y="136" width="720" height="24" fill="#4f7a3f" />
    </>
  );
}

function Robot({ x, mouth = 'M-7 12 q7 5 14 0' }: { x: number; mouth?: string }) {
  return (
    <g transform={`translate(${x} 92)`} stroke="#1b1430" strokeWidth="3" strokeLinejoin="round">
      <path d="M0 -34 V-44" />
      <circle cy="-48" r="5" fill="#ffc145" />
      <rect x="-28" y="-34" width="56" height="48" rx="12" fill="#dfe6f5" />
      <rect x="-18" y="16" width="36" height="30" rx="8" fill="#6c66c9" />
      <circle cx="-11" cy="-10" r="6" fill="#1f9c93" />
      <circle cx="11" cy="-10" r="6" fill="#1f9c93" />
      <path d={mouth} transform="translate(0 -8)" fill="none" />
    </g>
  );
}

function Cat({ x, y, className, at = 0 }: { x: number; y: number; className?: string | undefined; at?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className} style={delay(at)} stroke="#1b1430" strokeWidth="2" strokeLinejoin="round">
        <path d="M-12 -4 L-10 -16 L-3 -9 H3 L10 -16 L12 -4 Q12 10 0 10 Q-12 10 -12 -4Z" fill="#f0a04b" />
        <path d="M-5 -2 v1 M5 -2 v1 M-3 4 q3 3 6 0" fill="none" />
      </g>
    </g>
  );
}

function Examples() {
  return (
    <>
      <Robot x={250} />
      {CATS.map((at) => (
        <Cat key={at} x={30 + at * 36} y={70 + (at % 2) * 34} className={styles.fly} at={at} />
      ))}
    </>
  );
}

function Heaps({ children }: { children?: ReactNode }) {
  return (
    <>
      {ROUND.map(([x, y], at) => (
        <circle key={x} cx={x} cy={y} r="9" className={styles.pop} style={delay(at)} fill="#ffc145" stroke="#1b1430" />
      ))}
      {POINTED.map(([x, y], at) => (
        <path
          key={x}
          d={`M${x} ${y - 11} l10 18 h-20z`}
          className={styles.pop}
          style={delay(at)}
          fill="#59d3c5"
          stroke="#1b1430"
        />
      ))}
      {children}
    </>
  );
}

function Pattern() {
  return (
    <Heaps>
      <path d="M128 20 L184 132" className={styles.draw} stroke="#fff" strokeWidth="4" strokeDasharray="130" />
    </Heaps>
  );
}

function Guess() {
  return (
    <Heaps>
      <circle cx={NEW.x} cy={NEW.y} r="12" className={styles.blink} fill="#fff" stroke="#1b1430" strokeWidth="2" />
      <text x="120" y="90" textAnchor="middle" fontSize="16" fontWeight="700" fill="#1b1430">
        ?
      </text>
      {NEAREST.map(([x, y], at) => (
        <path
          key={x}
          d={`M${NEW.x} ${NEW.y} L${x} ${y}`}
          className={styles.pop}
          style={delay(at + 3)}
          stroke="#fff"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      ))}
    </Heaps>
  );
}

function Sees() {
  return (
    <>
      <Robot x={70} />
      <path d="M90 84 L196 46 V118Z" className={styles.blink} fill="#fff6c9" opacity="0.5" />
      <Cat x={226} y={88} />
      <rect x="202" y="62" width="48" height="46" className={styles.pop} fill="none" stroke="#ffc145" strokeWidth="4" />
    </>
  );
}

function Acts() {
  return (
    <>
      <path d="M180 140 q-4 -26 20 -26 q26 0 22 26z" fill="#a9a3b8" stroke="#1b1430" strokeWidth="3" />
      <g className={styles.drive} stroke="#1b1430" strokeWidth="3">
        <rect x="20" y="96" width="46" height="26" rx="6" fill="#e0543e" />
        <rect x="26" y="76" width="24" height="22" rx="4" fill="#bfe6ff" />
        <circle cx="30" cy="126" r="13" fill="#3a3350" />
        <circle cx="60" cy="130" r="9" fill="#3a3350" />
      </g>
    </>
  );
}

function Talks() {
  return (
    <>
      <Robot x={160} mouth="M-7 10 q7 8 14 0 z" />
      <g className={styles.pop} style={delay(0)}>
        <rect x="24" y="28" width="92" height="34" rx="12" fill="#fff" stroke="#1b1430" strokeWidth="3" />
        <path d="M40 45 h60" stroke="#574a94" strokeWidth="5" strokeLinecap="round" strokeDasharray="14 8" />
      </g>
      <g className={styles.pop} style={delay(2)}>
        <rect x="206" y="40" width="92" height="34" rx="12" fill="#ffefc4" stroke="#1b1430" strokeWidth="3" />
        <path d="M222 57 h60" stroke="#b3213a" strokeWidth="5" strokeLinecap="round" strokeDasharray="20 8" />
      </g>
    </>
  );
}

function Limits() {
  return (
    <>
      <Robot x={84} mouth="M-7 14 q7 -5 14 0" />
      <path d="M196 128 Q176 82 226 58 Q258 100 216 128Z" fill="#6cae4f" stroke="#1b1430" strokeWidth="3" />
      <circle cx="212" cy="96" r="10" fill="#8a5a33" stroke="#1b1430" strokeWidth="2" />
      <text x="140" y="62" fontSize="46" fontWeight="700" fill="#ffc145" className={styles.blink}>
        ?
      </text>
    </>
  );
}

const PICTURES: Record<FilmPicture, () => ReactNode> = {
  examples: Examples,
  pattern: Pattern,
  guess: Guess,
  sees: Sees,
  acts: Acts,
  talks: Talks,
  limits: Limits,
};
