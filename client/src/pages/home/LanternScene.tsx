// The start page's picture: the park's gate at nightfall (by day in the light theme), drawn as toys with the art's plum ink.

/** x, y and radius of each star; a fixed sky, so that the picture never jumps. */
const STARS = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 337 + 61) % 1440,
  y: (index * 149 + 23) % 300,
  radius: 1 + ((index * 7) % 5) * 0.35,
})).filter(({ x, y }) => x > 620 || y < 110); // none behind the words

/** Bottom of the trunk, and size, of each round tree. */
const TREES = [
  [880, 470, 0.8, 'pine'],
  [955, 486, 1, 'round'],
  [1040, 462, 0.85, 'pine'],
  [1332, 470, 1.1, 'round'],
  [1410, 492, 0.9, 'pine'],
  [60, 500, 0.7, 'round'],
  [690, 520, 0.62, 'pine'],
] as const;

/** Where lanterns hang on the two strings. */
const LANTERNS = [
  [760, 118, 1],
  [850, 158, 0.85],
  [945, 176, 1.05],
  [1046, 170, 0.85],
  [1270, 150, 1],
  [1350, 174, 0.9],
] as const;

/** Bushes at the foot of the gate and along the lawn. */
const BUSHES = [
  [1068, 552, 1],
  [1290, 548, 1.15],
  [800, 585, 0.9],
  [560, 600, 0.8],
] as const;

const at = (x: number, y: number, scale = 1) => `translate(${x} ${y}) scale(${scale})`;

export function LanternScene() {
  return (
    <svg className="lw-scene" viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Symbols />
      <rect width="1440" height="640" fill="url(#scene-sky)" />
      <g className="lw-scene-stars">
        {STARS.map(({ x, y, radius }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <circle cx="1140" cy="128" r="38" className="lw-scene-moon" />
      <path d="M0 430q190-120 400-40t420-30 320-10 300-60v360H0Z" className="lw-scene-far" />
      <path d="M0 500q210-90 470-30t430-10 540-60v300H0Z" className="lw-scene-middle" />
      {TREES.map(([x, y, scale, kind]) => (
        <use key={x} href={`#scene-${kind}`} transform={at(x, y, scale)} />
      ))}
      <path d="M0 570q300-70 700-40t740-40v210H0Z" className="lw-scene-near" />
      <path d="M1010 650q40-76 96-100 20-12 22-30h96q2 20 24 32 62 34 96 98Z" className="lw-scene-path" />
      <Gate />
      {BUSHES.map(([x, y, scale]) => (
        <use key={x} href="#scene-bush" transform={at(x, y, scale)} />
      ))}
      <path d="M640 40q180 170 420 120" className="lw-scene-rope" />
      <path d="M1236 150q110 50 230-20" className="lw-scene-rope" />
      {LANTERNS.map(([x, y, scale]) => (
        <g key={x} transform={at(x, y, scale)}>
          <use href="#scene-lantern" />
        </g>
      ))}
    </svg>
  );
}

/** Two towers and the arch with the biggest lantern. */
function Gate() {
  return (
    <g transform={at(1176, 532)} className="lw-scene-ink">
      <circle r="150" cy="-150" fill="url(#scene-halo)" stroke="none" />
      <path d="M-96 0v-150h44V0ZM52 0v-150h44V0Z" fill="#b9b3d9" />
      <path d="M-96 0v-150h14V0ZM52 0v-150h14V0Z" fill="#e3def5" stroke="none" opacity="0.8" />
      <path d="M-106-150h64l-32-58ZM42-150h64l-32-58Z" fill="#5c6be0" />
      <path d="M-74-208v-26l26 9-26 9M74-208v-26l26 9-26 9" fill="#f2618f" />
      <path d="M-60-96q60-78 120 0v-44q-60-74-120 0Z" fill="#7c56da" />
      <use href="#scene-lantern" transform={at(0, -132, 1.9)} />
      <rect x="-84" y="-100" width="20" height="30" rx="10" fill="#ffd976" />
      <rect x="64" y="-100" width="20" height="30" rx="10" fill="#ffd976" />
    </g>
  );
}

function Symbols() {
  return (
    <defs>
      <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="lw-scene-sky-high" />
        <stop offset="1" className="lw-scene-sky-low" />
      </linearGradient>
      <radialGradient id="scene-halo">
        <stop offset="0" stopColor="#ffd976" stopOpacity="0.75" />
        <stop offset="1" stopColor="#ffd976" stopOpacity="0" />
      </radialGradient>
      <g id="scene-lantern" className="lw-scene-ink">
        <circle cy="26" r="46" fill="url(#scene-halo)" stroke="none" />
        <path d="M0-10V4" />
        <rect x="-14" y="10" width="28" height="32" rx="11" fill="#ffd35c" />
        <rect x="-9" y="14" width="8" height="22" rx="4" fill="#fff6c9" stroke="none" />
        <rect x="-17" y="3" width="34" height="9" rx="4.5" fill="#e8a53a" />
        <rect x="-13" y="40" width="26" height="8" rx="4" fill="#a8642a" />
      </g>
      <g id="scene-round" className="lw-scene-ink">
        <path d="M-9 0q5-20 2-44h14q-3 24 4 44Z" fill="#8a5a3b" />
        <path
          d="M-40-64a26 26 0 0 1 14-40 32 32 0 0 1 56-2 26 26 0 0 1 14 42 24 24 0 0 1-34 18 26 26 0 0 1-28 0 22 22 0 0 1-22-18Z"
          className="lw-scene-leaves"
        />
        <path d="M-22-82a18 18 0 0 1 22-20" className="lw-scene-gleam" />
      </g>
      <g id="scene-bush" className="lw-scene-ink">
        <path d="M-40 0a20 20 0 0 1 6-30 26 26 0 0 1 46-10 22 22 0 0 1 24 40Z" className="lw-scene-leaves" />
        <path d="M-16-30a18 18 0 0 1 16-8" className="lw-scene-gleam" />
      </g>
      <g id="scene-pine" className="lw-scene-ink">
        <path d="M-8 0v-20H8V0Z" fill="#8a5a3b" />
        <path d="m0-132 22 40H12l22 38H20l22 38h-84l22-38h-14l22-38h-10Z" className="lw-scene-needles" />
        <path d="m-6-104-8 14M-10-66l-8 14" className="lw-scene-gleam" />
      </g>
    </defs>
  );
}
