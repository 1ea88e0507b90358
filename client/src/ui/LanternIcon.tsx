// A lantern as a small picture: empty, with a flame that waits, or alight with rays; the shape tells the state without colour.
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';

const FLAME = 'M12 10.8c2.2 2.2 2.8 3.4 2.8 4.7a2.8 2.8 0 0 1-5.6 0c0-1.3.6-2.5 2.8-4.7z';
const RAYS = 'M3.4 11 1.6 9.6M3 15H.9M20.6 11l1.8-1.4M21 15h2.1';
const GLOW = '#ffc145';
const FLAME_COLOUR = '#e2621b';

/** The outline has the colour of the text. Add the state in words. */
export const LanternIcon = ({ mark, size = 20 }: { mark: LanternMark; size?: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M9.5 5.5V4.2a2.5 2.5 0 0 1 5 0v1.3M8.5 5.5h7l2.5 3.2H6z" />
    <path d="M7 8.7h10l.8 10.8H6.2zM6.2 22.3h11.6" fill={mark === 'lit' ? GLOW : 'none'} />
    {mark === 'unlit' ? null : <path d={FLAME} fill={mark === 'lit' ? FLAME_COLOUR : GLOW} stroke="none" />}
    {mark === 'lit' ? <path d={RAYS} /> : null}
  </svg>
);
