// Moves circular bodies against oriented boxes and other circles, sliding along walls without passing through.
import { COLLISION_CELL_SIZE } from '@lanternwise/shared/constants/movement';
import { circleBoxContact, type OrientedBox, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { MapRect } from '@lanternwise/shared/maps/realmMap';

/** A circular body, in world units. */
export interface Body {
  x: number;
  y: number;
  radius: number;
}

/** Push-outs per substep; corners need two, acute ones a few more. */
const MAX_PUSH_OUT_ROUNDS = 4;
const CONTACT_EPSILON = 1e-6;
/** Keys of grid cells: row times this plus column. */
const ROW_STRIDE = 65_536;

interface GridBox extends OrientedBox {
  /** Id of the last query that tested this box, so that a box spanning several cells is tested once. */
  lastSearchId: number;
}

export class Mover {
  private cells = new Map<number, GridBox[]>();
  private searchId = 0;
  private readonly contact = { depth: 0, nx: 0, ny: 0 };
  private readonly deepest = { depth: 0, nx: 0, ny: 0 };
  private readonly probe: Body = { x: 0, y: 0, radius: 0 };

  constructor(
    private size: { width: number; height: number },
    walls: readonly MapRect[] = [],
  ) {
    this.setWorld(size, walls);
  }

  /** Replaces all walls, e.g. after the map is saved in Tiled. */
  setWorld(size: { width: number; height: number }, walls: readonly MapRect[]): void {
    this.size = size;
    this.cells = new Map();
    for (const wall of walls) this.insert({ ...toOrientedBox(wall), lastSearchId: 0 });
  }

  private insert(box: GridBox): void {
    const span = (from: number, to: number) => [
      Math.floor(from / COLLISION_CELL_SIZE),
      Math.floor(to / COLLISION_CELL_SIZE),
    ];
    const [left = 0, right = 0] = span(box.minX, box.maxX);
    const [top = 0, bottom = 0] = span(box.minY, box.maxY);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const key = row * ROW_STRIDE + column;
        const cell = this.cells.get(key);
        if (cell) cell.push(box);
        else this.cells.set(key, [box]);
      }
    }
  }

  /**
   * Moves `body` by (dx, dy) as far as walls, `others` and the edge of the world allow; blocked bodies slide.
   * Mutates body.x and body.y; returns whether anything was touched.
   */
  move(body: Body, dx: number, dy: number, others: readonly Body[] = []): boolean {
    // Steps of half a radius cannot jump over a wall, however fast the body.
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (body.radius / 2)));
    let touched = false;
    for (let step = 0; step < steps; step += 1) {
      body.x += dx / steps;
      body.y += dy / steps;
      touched = this.pushOut(body, others) || touched;
    }
    return touched;
  }

  /** Pushes a body out of everything it overlaps, deepest contact first, which avoids bumps at wall seams. */
  pushOut(body: Body, others: readonly Body[] = []): boolean {
    const { deepest } = this;
    let touched = false;
    for (let round = 0; round < MAX_PUSH_OUT_ROUNDS; round += 1) {
      deepest.depth = 0;
      this.collideWalls(body);
      this.collideBodies(body, others);
      if (deepest.depth < CONTACT_EPSILON) break;
      body.x += deepest.nx * deepest.depth;
      body.y += deepest.ny * deepest.depth;
      touched = true;
    }
    return this.clamp(body) || touched;
  }

  /** Whether the body overlaps a wall by more than 0.01 units. */
  isBlocked(body: Body): boolean {
    this.deepest.depth = 0;
    this.collideWalls(body);
    return this.deepest.depth > 0.01;
  }

  /** Whether a body fits at this spot, inside the world and outside all walls. */
  hasRoom(x: number, y: number, radius: number): boolean {
    const { probe, size } = this;
    if (x < radius || y < radius || x > size.width - radius || y > size.height - radius) return false;
    probe.x = x;
    probe.y = y;
    probe.radius = radius;
    return !this.isBlocked(probe);
  }

  private clamp(body: Body): boolean {
    const x = Math.max(body.radius, Math.min(this.size.width - body.radius, body.x));
    const y = Math.max(body.radius, Math.min(this.size.height - body.radius, body.y));
    const clamped = x !== body.x || y !== body.y;
    body.x = x;
    body.y = y;
    return clamped;
  }

  private collideWalls({ x, y, radius }: Body): void {
    this.searchId += 1;
    const right = Math.floor((x + radius) / COLLISION_CELL_SIZE);
    const bottom = Math.floor((y + radius) / COLLISION_CELL_SIZE);
    for (let row = Math.floor((y - radius) / COLLISION_CELL_SIZE); row <= bottom; row += 1) {
      for (let column = Math.floor((x - radius) / COLLISION_CELL_SIZE); column <= right; column += 1) {
        const boxes = this.cells.get(row * ROW_STRIDE + column);
        if (!boxes) continue;
        for (const box of boxes) {
          if (box.lastSearchId === this.searchId) continue;
          box.lastSearchId = this.searchId;
          circleBoxContact(box, x, y, radius, this.contact);
          if (this.contact.depth > this.deepest.depth)
            this.setDeepestContact(this.contact.depth, this.contact.nx, this.contact.ny);
        }
      }
    }
  }

  private collideBodies(body: Body, others: readonly Body[]): void {
    for (const other of others) {
      if (other === body) continue;
      const nx = body.x - other.x;
      const ny = body.y - other.y;
      const distance = Math.hypot(nx, ny);
      const depth = body.radius + other.radius - distance;
      if (depth <= this.deepest.depth) continue;
      if (distance > CONTACT_EPSILON) this.setDeepestContact(depth, nx / distance, ny / distance);
      else this.setDeepestContact(depth, 0, 1);
    }
  }

  private setDeepestContact(depth: number, nx: number, ny: number): void {
    this.deepest.depth = depth;
    this.deepest.nx = nx;
    this.deepest.ny = ny;
  }
}
