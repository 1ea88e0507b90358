// A QR code that stands by itself on a page or on paper: always dark on white, so that every camera reads it.
import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** What it leads to, read aloud; an empty label makes it decoration beside the same address in words. */
  label: string;
  /** Edge in CSS pixels; it follows its container where left out. */
  size?: number;
}

export function QrCode({ text, label, size }: QrCodeProps) {
  const code = encode(text, { ecc: 'M', border: 4 });
  const path = code.data
    .flatMap((row, top) => row.flatMap((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : [])))
    .join('');
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...named} className="block">
      <svg
        aria-hidden="true"
        {...(size !== undefined && { width: size, height: size })}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="block h-auto max-w-full rounded-sm"
      >
        <rect width={code.size} height={code.size} fill="#ffffff" />
        <path d={path} fill="#1b1430" />
      </svg>
    </span>
  );
}
