// Draws a QR code as one SVG path.
import { encode } from 'uqr';

/** `edge` is in units of the surrounding drawing and includes the quiet zone of four modules. */
export function Qr({ text, x, y, edge }: { text: string; x: number; y: number; edge: number }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, top) => row.flatMap((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      width={edge}
      height={edge}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1b1430" />
    </svg>
  );
}
