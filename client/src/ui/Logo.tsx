// The product's sign: a lantern, with or without the name beside it.
import { useId } from 'react';

export function Lantern({ size = 40 }: { size?: number }) {
  const glow = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="lw-lantern">
      <defs>
        <radialGradient id={glow} cx="0.5" cy="0.45" r="0.6">
          <stop offset="0" stopColor="#fff6c9" />
          <stop offset="0.55" stopColor="#ffc145" />
          <stop offset="1" stopColor="#f08a24" />
        </radialGradient>
      </defs>
      <path d="M17 12a7 7 0 0 1 14 0" fill="none" stroke="#2b1a4a" strokeWidth="6" strokeLinecap="round" />
      <path d="M17 12a7 7 0 0 1 14 0" fill="none" stroke="#e8a53a" strokeWidth="3" strokeLinecap="round" />
      <rect x="13" y="16" width="22" height="23" rx="7" fill={`url(#${glow})`} stroke="#2b1a4a" strokeWidth="3" />
      <path d="M21 17v21M27 17v21" stroke="#2b1a4a" strokeOpacity="0.28" strokeWidth="2" />
      <path d="M24 21c4 5 4.5 7 4.5 9a4.5 4.5 0 0 1-9 0c0-2 .5-4 4.5-9Z" fill="#fffbe6" />
      <rect x="11" y="12" width="26" height="7" rx="3.5" fill="#e8a53a" stroke="#2b1a4a" strokeWidth="3" />
      <rect x="11" y="36" width="26" height="8" rx="3.5" fill="#a8642a" stroke="#2b1a4a" strokeWidth="3" />
      <rect x="14" y="14" width="12" height="2" rx="1" fill="#fff" fillOpacity="0.7" />
    </svg>
  );
}

export function Logo({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span className="lw-logo">
      <Lantern size={size} />
      <span className="lw-logo-name">{name}</span>
    </span>
  );
}
