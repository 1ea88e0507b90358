// Lays what a designer must see over a map's picture: walls, where one can walk, people with their radius, names.
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Reach } from '../../shared/src/maps/checkReach.ts';
import { CLEARANCE_CELL } from '../../shared/src/maps/clearance.ts';
import type { MapProblem, RealmMap } from '../../shared/src/maps/realmMap.ts';

const UNREACHED = 'rgba(20, 16, 50, 0.45)';
const WALL = 'rgba(255, 70, 90, 0.55)';
const RADIUS = 'rgba(125, 180, 255, 0.9)';

export function drawOverview(
  canvas: Canvas,
  map: RealmMap,
  { grid, reached }: Reach,
  problems: readonly MapProblem[],
): void {
  const pen = canvas.getContext('2d');
  pen.fillStyle = UNREACHED;
  reached.forEach((each, cell) => {
    if (each) return;
    const [x, y] = [(cell % grid.columns) * CLEARANCE_CELL, Math.floor(cell / grid.columns) * CLEARANCE_CELL];
    pen.fillRect(x, y, CLEARANCE_CELL, CLEARANCE_CELL);
  });
  for (const wall of map.walls) {
    pen.save();
    pen.translate(wall.x, wall.y);
    pen.rotate((wall.rotation * Math.PI) / 180);
    pen.fillStyle = WALL;
    pen.fillRect(0, 0, wall.width, wall.height);
    pen.restore();
  }
  for (const npc of map.npcs) {
    if (!npc.static) ring(pen, npc.x, npc.y, npc.radius, RADIUS);
    ring(pen, npc.x, npc.y, npc.size / 2, '#ffffff');
    label(pen, npc.id, npc.x, npc.y, '#ffffff');
  }
  for (const item of map.collectibles) label(pen, item.id, item.x, item.y, '#ffd166');
  for (const shop of map.shops) label(pen, shop.id, shop.x, shop.y, '#3dd6c3');
  for (const exit of map.exits) label(pen, exit.id, exit.x, exit.y, '#5ee08a');
  for (const light of map.lights) ring(pen, light.x, light.y, 6, light.color);
  for (const zone of map.zones) {
    pen.strokeStyle = '#b79cff';
    pen.strokeRect(zone.x, zone.y, zone.width, zone.height);
    label(pen, zone.id, zone.x + 6, zone.y + 20, '#b79cff');
  }
  for (const spot of map.mechanics) label(pen, spot.id, spot.x + 6, spot.y, '#ff9d5c');
  label(pen, 'spawn', map.spawn.x, map.spawn.y, '#7db4ff');
  for (const [index, problem] of problems.entries()) mark(pen, problem, index + 1);
}

const MARKS = { error: '#ff2040', warning: '#ff9d1c' } as const;

/** The number is the one that the message has on the screen. */
function mark(pen: SKRSContext2D, { at, level }: MapProblem, number: number): void {
  if (!at) return;
  // What lies outside is marked at the edge, where it can be seen.
  const x = Math.max(32, Math.min(pen.canvas.width - 32, at.x));
  const y = Math.max(32, Math.min(pen.canvas.height - 32, at.y));
  ring(pen, x, y, 28, MARKS[level], 6);
  pen.fillStyle = MARKS[level];
  pen.beginPath();
  pen.arc(x + 24, y - 24, 17, 0, Math.PI * 2);
  pen.fill();
  pen.font = 'bold 20px sans-serif';
  pen.textAlign = 'center';
  pen.fillStyle = '#ffffff';
  pen.fillText(String(number), x + 24, y - 17);
  pen.textAlign = 'left';
}

function ring(pen: SKRSContext2D, x: number, y: number, radius: number, color: string, width = 2): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.stroke();
}

function label(pen: SKRSContext2D, text: string, x: number, y: number, color: string): void {
  pen.font = 'bold 16px sans-serif';
  pen.lineWidth = 4;
  pen.strokeStyle = '#1b1430';
  pen.strokeText(text, x + 8, y - 8);
  pen.fillStyle = color;
  pen.fillText(text, x + 8, y - 8);
  ring(pen, x, y, 4, color, 3);
}
