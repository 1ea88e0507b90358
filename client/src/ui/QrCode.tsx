// A QR code for screen and paper, always dark on white so that every camera can read it.
import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** Accessible name; an empty label makes it decorative, beside the same address as text. */
  label: string;
  /** Edge length in CSS pixels; fills its container if omitted. */
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
