// Converts Tiled rectangles to oriented boxes and computes contacts between circles and boxes.
import { LANTERN_FOOT, POST_FOOT } from '../constants/movement.ts';
import type { MapRect, NpcSpot, Point } from './realmMap.ts';

/** A box with half sizes (hx, hy), rotated by the angle of (cos, sin), and its bounds. */
export interface OrientedBox {
  cx: number;
  cy: number;
  hx: number;
  hy: number;
  cos: number;
  sin: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Distance and unit vector along which a circle must move to leave a box. */
export interface Contact {
  depth: number;
  nx: number;
  ny: number;
}

export function toOrientedBox(rect: MapRect): OrientedBox {
  const angle = (rect.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const hx = rect.width / 2;
  const hy = rect.height / 2;
  // Tiled rotates clockwise about the rectangle's top-left corner.
  const cx = rect.x + hx * cos - hy * sin;
  const cy = rect.y + hx * sin + hy * cos;
  const ex = Math.abs(hx * cos) + Math.abs(hy * sin);
  const ey = Math.abs(hx * sin) + Math.abs(hy * cos);
  return { cx, cy, hx, hy, cos, sin, minX: cx - ex, minY: cy - ey, maxX: cx + ex, maxY: cy + ey };
}

/** Writes the contact into `contact` (depth 0 if there is none) to avoid allocations. */
export function circleBoxContact(box: OrientedBox, x: number, y: number, radius: number, contact: Contact): void {
  contact.depth = 0;
  if (x + radius <= box.minX || x - radius >= box.maxX || y + radius <= box.minY || y - radius >= box.maxY) return;
  const rx = x - box.cx;
  const ry = y - box.cy;
  const localX = rx * box.cos + ry * box.sin;
  const localY = -rx * box.sin + ry * box.cos;
  let nx = localX - Math.max(-box.hx, Math.min(box.hx, localX));
  let ny = localY - Math.max(-box.hy, Math.min(box.hy, localY));
  const squared = nx * nx + ny * ny;
  if (squared >= radius * radius) return;
  if (squared > 1e-12) {
    const distance = Math.sqrt(squared);
    nx /= distance;
    ny /= distance;
    contact.depth = radius - distance;
  } else {
    // The centre is inside: leave by the nearest side.
    const outX = box.hx - Math.abs(localX);
    const outY = box.hy - Math.abs(localY);
    const sideways = outX < outY;
    nx = sideways ? Math.sign(localX) || 1 : 0;
    ny = sideways ? 0 : Math.sign(localY) || 1;
    contact.depth = radius + (sideways ? outX : outY);
  }
  contact.nx = nx * box.cos - ny * box.sin;
  contact.ny = nx * box.sin + ny * box.cos;
}

/** Rectangles of NPCs that never move; they block like walls. */
export const staticNpcRects = (npcs: readonly NpcSpot[]): MapRect[] =>
  npcs
    .filter((npc) => npc.static || npc.radius <= 0)
    .map(({ x, y, size }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size, rotation: 0 }));

/** The solid foot of a great lantern that stands at this point. */
export const lanternFoot = ({ x, y }: Point): MapRect => ({
  x: x - LANTERN_FOOT.width / 2,
  y: y - LANTERN_FOOT.height / 2,
  ...LANTERN_FOOT,
  rotation: 0,
});

/** The solid foot of a lantern post that stands at this point. */
export const postFoot = ({ x, y }: Point): MapRect => ({
  x: x - POST_FOOT.width / 2,
  y: y - POST_FOOT.height,
  ...POST_FOOT,
  rotation: 0,
});
