// Lays what a designer must see over a map's picture: walls, where one can walk, people with their radius, names.
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Reachability } from '../../shared/src/maps/checkReachability.ts';
import { CLEARANCE_CELL } from '../../shared/src/maps/clearance.ts';
import type { MapProblem, RealmMap } from '../../shared/src/maps/realmMap.ts';

const UNREACHABLE_COLOR = 'rgba(20, 16, 50, 0.45)';
const WALL_COLOR = 'rgba(255, 70, 90, 0.55)';
const RADIUS_COLOR = 'rgba(125, 180, 255, 0.9)';

export function drawOverview(
  canvas: Canvas,
  map: RealmMap,
  { grid, reached }: Reachability,
  problems: readonly MapProblem[],
): void {
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = UNREACHABLE_COLOR;
  reached.forEach((each, cell) => {
    if (each) return;
    const [x, y] = [(cell % grid.columns) * CLEARANCE_CELL, Math.floor(cell / grid.columns) * CLEARANCE_CELL];
    ctx.fillRect(x, y, CLEARANCE_CELL, CLEARANCE_CELL);
  });
  for (const wall of map.walls) {
    ctx.save();
    ctx.translate(wall.x, wall.y);
    ctx.rotate((wall.rotation * Math.PI) / 180);
    ctx.fillStyle = WALL_COLOR;
    ctx.fillRect(0, 0, wall.width, wall.height);
    ctx.restore();
  }
  for (const npc of map.npcs) {
    if (!npc.static) drawRing(ctx, npc.x, npc.y, npc.radius, RADIUS_COLOR);
    drawRing(ctx, npc.x, npc.y, npc.size / 2, '#ffffff');
    drawLabel(ctx, npc.id, npc.x, npc.y, '#ffffff');
  }
  for (const item of map.collectibles) drawLabel(ctx, item.id, item.x, item.y, '#ffd166');
  for (const shop of map.shops) drawLabel(ctx, shop.id, shop.x, shop.y, '#3dd6c3');
  for (const exit of map.exits) drawLabel(ctx, exit.id, exit.x, exit.y, '#5ee08a');
  for (const post of map.posts) drawLabel(ctx, post.id, post.x, post.y, '#ff8fb0');
  for (const light of map.lights) drawRing(ctx, light.x, light.y, 6, light.color);
  for (const zone of map.zones) {
    ctx.strokeStyle = '#b79cff';
    ctx.strokeRect(zone.x, zone.y, zone.width, zone.height);
    drawLabel(ctx, zone.id, zone.x + 6, zone.y + 20, '#b79cff');
  }
  for (const spot of map.mechanics) drawLabel(ctx, spot.id, spot.x + 6, spot.y, '#ff9d5c');
  drawLabel(ctx, 'spawn', map.spawn.x, map.spawn.y, '#7db4ff');
  for (const [index, problem] of problems.entries()) drawMarker(ctx, problem, index + 1);
}

const MARKER_COLORS = { error: '#ff2040', warning: '#ff9d1c' } as const;

/** The number is the one that the message has on the screen. */
function drawMarker(ctx: SKRSContext2D, { at, level }: MapProblem, number: number): void {
  if (!at) return;
  // What lies outside is marked at the edge, where it can be seen.
  const x = Math.max(32, Math.min(ctx.canvas.width - 32, at.x));
  const y = Math.max(32, Math.min(ctx.canvas.height - 32, at.y));
  drawRing(ctx, x, y, 28, MARKER_COLORS[level], 6);
  ctx.fillStyle = MARKER_COLORS[level];
  ctx.beginPath();
  ctx.arc(x + 24, y - 24, 17, 0, Math.PI * 2);
  ctx.fill();
  ctx.font = 'bold 20px sans-serif';
  ctx.textAlign = 'center';
  ctx.fillStyle = '#ffffff';
  ctx.fillText(String(number), x + 24, y - 17);
  ctx.textAlign = 'left';
}

function drawRing(ctx: SKRSContext2D, x: number, y: number, radius: number, color: string, width = 2): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.stroke();
}

function drawLabel(ctx: SKRSContext2D, text: string, x: number, y: number, color: string): void {
  ctx.font = 'bold 16px sans-serif';
  ctx.lineWidth = 4;
  ctx.strokeStyle = '#1b1430';
  ctx.strokeText(text, x + 8, y - 8);
  ctx.fillStyle = color;
  ctx.fillText(text, x + 8, y - 8);
  drawRing(ctx, x, y, 4, color, 3);
}
