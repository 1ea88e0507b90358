// Draws the ornaments of a certificate: lanterns, ribbon, realm path, seal, and night sky.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { REALM_LOOKS } from '../../adventures/realmLook.ts';

const INK = '#2a1a3e';
const GOLD = '#e8a53a';

/** A lantern of about 60 × 96 that hangs from (x, y). */
export function HangingLantern({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cx="0" cy="56" r="74" fill="url(#cert-glow)" />
      <circle cx="0" cy="6" r="7" fill="none" stroke={GOLD} strokeWidth="4" />
      <path d="M-18 26 L0 10 L18 26 Z" fill={GOLD} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <path d="M-22 26 H22 L17 84 H-17 Z" fill="url(#cert-glass)" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <path d="M0 26 V84 M-20 54 H20" stroke={INK} strokeWidth="2" opacity="0.45" />
      <path d="M0 74 c-11 -8 -8 -18 0 -30 c8 12 11 22 0 30 z" fill="#ff8a2b" />
      <path d="M0 73 c-5 -4 -4 -10 0 -16 c4 6 5 12 0 16 z" fill="#fff3c4" />
      <path d="M-22 84 H22 L16 95 H-16 Z" fill={GOLD} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
    </g>
  );
}

/** The title's ribbon, about 640 wide. */
export function TitleRibbon({ children }: { children: string }) {
  return (
    <g transform="translate(560 138)">
      <path d="M-388 -18 L-300 -30 V50 L-388 62 L-360 22 Z" fill="#4a3fc0" stroke={INK} strokeWidth="4" />
      <path d="M388 -18 L300 -30 V50 L388 62 L360 22 Z" fill="#4a3fc0" stroke={INK} strokeWidth="4" />
      <path d="M-300 50 L-322 34 V46 Z M300 50 L322 34 V46 Z" fill={INK} />
      <path
        d="M-322 -36 Q0 -66 322 -36 V34 Q0 4 -322 34 Z"
        fill="url(#cert-ribbon)"
        stroke={INK}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M-310 -26 Q0 -55 310 -26" fill="none" stroke="#ffffff" strokeWidth="3" opacity="0.5" />
      <text
        y="4"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="46"
        fill="#ffffff"
        stroke={INK}
        strokeWidth="6"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {children}
      </text>
    </g>
  );
}

const MEDALLION_GAP = 88;
const WAVE_HEIGHT = 12;
const FIRST_X = 560 - (MEDALLION_GAP * (PLAY_ORDER.length - 1)) / 2;
const waveOffset = (at: number): number => (at % 2 === 0 ? WAVE_HEIGHT : -WAVE_HEIGHT);

/** The eight realms as medallions along a path. */
export function RealmPath({ y }: { y: number }) {
  const points = PLAY_ORDER.map((_, at) => `${FIRST_X + at * MEDALLION_GAP} ${y + waveOffset(at)}`);
  return (
    <g>
      <path
        d={`M${points.join(' L')}`}
        fill="none"
        stroke="#b98a4c"
        strokeWidth="6"
        strokeDasharray="2 13"
        strokeLinecap="round"
      />
      {PLAY_ORDER.map((realm, at) => (
        <Medallion key={realm} realm={realm} x={FIRST_X + at * MEDALLION_GAP} y={y + waveOffset(at)} />
      ))}
    </g>
  );
}

function Medallion({ realm, x, y }: { realm: (typeof PLAY_ORDER)[number]; x: number; y: number }) {
  const {
    icon: Icon,
    colours: [sky, ground],
  } = REALM_LOOKS[realm];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="35" cy="3" fill={INK} />
      <circle r="34" fill={GOLD} stroke={INK} strokeWidth="3" />
      <circle r="27" fill={sky} stroke={INK} strokeWidth="2" />
      <path d="M-26.5 5 Q-8 -6 6 6 T26.5 4 A27 27 0 0 1 -26.5 5 Z" fill={ground} />
      <Icon x={-15} y={-15} width={30} height={30} color={INK} strokeWidth={2.6} aria-hidden="true" />
    </g>
  );
}

const SEAL_TEETH = 20;

/** The gold seal with the lantern, 150 in diameter. */
export function Seal({ x, y, product }: { x: number; y: number; product: string }) {
  const teeth = Array.from({ length: SEAL_TEETH * 2 }, (_, at) => {
    const turn = (at / (SEAL_TEETH * 2)) * Math.PI * 2;
    const radius = at % 2 === 0 ? 74 : 66;
    return `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-40 48 L-56 122 L-30 106 L-12 126 L2 60 Z" fill="#c02f6b" stroke={INK} strokeWidth="3" />
      <path d="M40 48 L56 122 L30 106 L12 126 L-2 60 Z" fill="#d94a82" stroke={INK} strokeWidth="3" />
      <path d={`M${teeth.join(' L')} Z`} fill="url(#cert-seal)" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <circle r="56" fill="#241a4f" stroke="#fff0c0" strokeWidth="3" />
      <path id="cert-seal-top" d="M-44 0 A44 44 0 0 1 44 0" fill="none" />
      <text fontFamily="var(--display)" fontSize="14.5" letterSpacing="1.6" fill="#ffe08a" textAnchor="middle">
        <textPath href="#cert-seal-top" startOffset="50%">
          {product.toUpperCase()}
        </textPath>
      </text>
      <HangingLantern x={0} y={-28} size={0.72} />
    </g>
  );
}

const STARS = [
  [30, 120, 3],
  [24, 300, 2],
  [32, 470, 3.5],
  [22, 640, 2],
  [1092, 170, 3],
  [1098, 350, 2],
  [1088, 520, 3],
  [1096, 690, 2.5],
  [180, 24, 2.5],
  [420, 30, 2],
  [640, 22, 3],
  [900, 28, 2.5],
  [260, 770, 3],
  [520, 766, 2],
  [760, 772, 3],
  [980, 766, 2],
] as const;

/** The night sky around the parchment. */
export function NightSky() {
  return (
    <g>
      <rect width="1120" height="792" fill="url(#cert-night)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff3c4" opacity="0.9" />
      ))}
    </g>
  );
}

/** Gradients of the drawings. Several certificates on one page repeat these ids, which is safe because they are identical. */
export function Gradients() {
  return (
    <defs>
      <linearGradient id="cert-night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#12143a" />
        <stop offset="0.6" stopColor="#2b2266" />
        <stop offset="1" stopColor="#4a2f78" />
      </linearGradient>
      <radialGradient id="cert-paper" cx="0.5" cy="0.42" r="0.75">
        <stop offset="0" stopColor="#fffdf4" />
        <stop offset="0.7" stopColor="#fff1d2" />
        <stop offset="1" stopColor="#f6d9a4" />
      </radialGradient>
      <linearGradient id="cert-ribbon" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8f8bf2" />
        <stop offset="0.55" stopColor="#5c54d6" />
        <stop offset="1" stopColor="#4a3fc0" />
      </linearGradient>
      <radialGradient id="cert-seal" cx="0.4" cy="0.3" r="0.9">
        <stop offset="0" stopColor="#fff0c0" />
        <stop offset="0.5" stopColor="#f2b544" />
        <stop offset="1" stopColor="#b5702a" />
      </radialGradient>
      <radialGradient id="cert-glow">
        <stop offset="0" stopColor="#ffd977" stopOpacity="0.85" />
        <stop offset="0.5" stopColor="#ffb84d" stopOpacity="0.28" />
        <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="cert-glass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffe9a8" />
        <stop offset="1" stopColor="#ffc145" />
      </linearGradient>
    </defs>
  );
}
