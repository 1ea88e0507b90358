// A lantern as a small picture: empty, with a flame that waits, or alight with rays; the shape tells the state without colour.
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';

const FLAME = 'M12 11.6c1.5 1.7 2 2.6 2 3.6a2 2 0 1 1-4 0c0-1 .5-1.9 2-3.6z';
const RAYS = 'M4.2 14.5H2M4.8 10 3 9M4.8 19 3 20M19.8 14.5H22M19.2 10 21 9M19.2 19l1.8 1';
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
    <path d="M9.5 6.5V5a2.5 2.5 0 0 1 5 0v1.5M8 6.5h8l1 3H7z" />
    <path d="M7.5 9.5h9V19h-9zM6.5 21.5h11" fill={mark === 'lit' ? GLOW : 'none'} />
    {mark === 'unlit' ? null : <path d={FLAME} fill={mark === 'lit' ? FLAME_COLOUR : GLOW} strokeWidth="1" />}
    {mark === 'lit' ? <path d={RAYS} /> : null}
  </svg>
);
