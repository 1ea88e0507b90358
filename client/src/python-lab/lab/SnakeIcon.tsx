// A friendly snake curled into a prompt: the Lab's icon, in the game's colours.

export function SnakeIcon({ size = 120 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 120 120" fill="none">
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 92h62a15 15 0 0 0 0-30H44a15 15 0 0 1 0-30h28" stroke="var(--ink)" strokeWidth="26" />
        <path d="M22 92h62a15 15 0 0 0 0-30H44a15 15 0 0 1 0-30h28" stroke="#3fbf7f" strokeWidth="19" />
        <path d="M30 92h8m12 0h8m12 0h8M62 62h-8" stroke="#1f8d5a" strokeWidth="9" />
        <rect x="62" y="14" width="42" height="36" rx="18" fill="#3fbf7f" stroke="var(--ink)" strokeWidth="4" />
        <path d="M104 36h9l5-4m-5 4 5 4" stroke="#e0436f" strokeWidth="3.5" />
        <circle cx="87" cy="27" r="7.5" fill="#fff" stroke="var(--ink)" strokeWidth="3" />
        <circle cx="89" cy="27" r="3" fill="var(--ink)" />
        <path d="M86 41q6 3 11-1" stroke="var(--ink)" strokeWidth="3" />
      </g>
    </svg>
  );
}
