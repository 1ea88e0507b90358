// A cupcake with a swirl of icing: the Workshop's icon, in the game's colours.

export function CupcakeIcon({ size = 48 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 120 120" fill="none">
      <g stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M28 68h64l-9 42a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5z" fill="#ffb26b" />
        <path d="M46 72l4 40M60 72v41M74 72l-4 40" stroke="#c9722f" strokeWidth="4" />
        <path
          d="M20 66a15 15 0 0 1 8-27 14 14 0 0 1 12-18c4-9 14-11 20-13 6 2 16 4 20 13a14 14 0 0 1 12 18 15 15 0 0 1 8 27c-10 9-22 2-27 2-6 5-20 5-26 0-5 0-17 7-27-2z"
          fill="#ff8db4"
        />
        <path d="M34 45c16 8 38 8 52 0M42 26c10 5 26 5 36 0" stroke="#ffd3e3" strokeWidth="5" />
        <circle cx="60" cy="12" r="9" fill="#e0335f" />
        <path d="M33 56l5 3M60 38l5-3M82 56l-5 4M52 60l5 1" strokeWidth="6" stroke="#3dd6c3" />
        <path d="M46 36l4 4M74 36l-2 5M70 58l4-3" strokeWidth="6" stroke="#ffd95e" />
      </g>
    </svg>
  );
}
