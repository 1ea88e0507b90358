// Owns rows of frames: what each frame of a character shows, in which picture frame, and how the rows become atlas entries.
import type { AtlasAnimation, AtlasEntry } from '../../core/atlas.ts';
import type { Frame } from '../../core/frame.ts';
import type { ArtPiece } from '../../core/job.ts';
import { render, type Sprite } from '../../core/render.ts';
import { type Shape, turn } from '../../core/shapes.ts';
import { densely } from '../density.ts';
import { type Direction, FACING } from '../sheet.ts';

export const STEPS = 4;
export const PERSON_FRAME: Frame = { width: 64, height: 80, anchorX: 32, anchorY: 70 };
/** For people with tall hats, feathers and tools. */
export const TALL_FRAME: Frame = { width: 80, height: 96, anchorX: 40, anchorY: 86 };
const WALK: readonly Direction[] = ['down', 'left', 'right', 'up'];
/** A standing character turns to the player by these rows of one frame. */
const GLANCES: readonly Direction[] = ['left', 'right', 'up'];

/** One row of one character: how long a frame lasts (milliseconds) and what each frame shows. */
export interface FrameRow {
  readonly npc: string;
  readonly row: string;
  readonly ms: number;
  readonly frame: Frame;
  readonly poses: readonly (() => Shape)[];
}

/** Characters of one atlas; `module` is the source whose change makes their frames stale. */
export interface CharacterSet {
  readonly module: string;
  /** Rendered with more pixels than units. */
  readonly isDense?: boolean;
  readonly rows: readonly FrameRow[];
}

type PoseRenderer<Posed> = (pose: Posed) => Shape;
const facing = (direction: Direction, shape: Shape): Shape => turn([0, 0, FACING[direction]], shape);
export const phaseOf = (index: number): number => (index / STEPS) * Math.PI * 2 + 0.39;

export function idleRow<Posed>(
  npc: string,
  frame: Frame,
  ms: number,
  poses: readonly Posed[],
  actor: PoseRenderer<Posed>,
): FrameRow {
  return { npc, row: 'idle', ms, frame, poses: poses.map((pose) => () => actor(pose)) };
}

/** Four steps in each direction; `walk` makes the character at a step seen from a side. */
export function walkRows(npc: string, frame: Frame, walk: (index: number, direction: Direction) => Shape): FrameRow[] {
  return WALK.map((direction) => ({
    npc,
    row: direction,
    ms: 140,
    frame,
    poses: Array.from({ length: STEPS }, (_, index) => () => facing(direction, walk(index, direction))),
  }));
}

/** One standing frame a side. */
export function glanceRows(npc: string, frame: Frame, stand: () => Shape): FrameRow[] {
  return GLANCES.map((direction) => ({
    npc,
    row: direction,
    ms: 200,
    frame,
    poses: [() => facing(direction, stand())],
  }));
}

const frameNames = ({ npc, row, poses }: FrameRow): string[] => poses.map((_, index) => `${npc}/${row}/${index}`);

export const piecesOf = ({ module, isDense = false, rows }: CharacterSet): ArtPiece[] =>
  rows.flatMap((row) => {
    const camera = { elevation: 26, shadow: false, frame: row.frame };
    return row.poses.map((pose, index) => ({
      id: `${row.npc}/${row.row}/${index}`,
      module,
      render: () => render(pose(), isDense ? densely(camera) : camera),
    }));
  });

export function entriesOf(sprites: ReadonlyMap<string, Sprite>): AtlasEntry[] {
  return [...sprites].map(([name, { color, anchorX, anchorY }]) => ({ name, picture: color, anchorX, anchorY }));
}

export const animationsOf = ({ rows }: CharacterSet): Record<string, AtlasAnimation> =>
  Object.fromEntries(rows.map((row) => [`${row.npc}-${row.row}`, { frames: frameNames(row), ms: row.ms }]));
