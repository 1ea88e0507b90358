// The maze that the learner has in hand: its stored form for window and map, without schemas.
import type { GridEdit } from '@lanternwise/shared/activities/path-finding/editGrid';
import { GRID_COLS, GRID_ROWS, PATH_LEVELS } from '@lanternwise/shared/activities/path-finding/levels';
import type { GridCell, Portal, SearchGrid } from '@lanternwise/shared/learning/search/grid';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { booleanSchema, isRecord } from '../../lib/storage/schemas.ts';

export interface MazeDraft {
  /** The learner was sent to the lawn, where it grows. */
  isOut: boolean;
  /** Null: as the level has it. */
  edited: Pick<SearchGrid, 'walls' | 'portals'> | null;
}

export const EMPTY_MAZE: MazeDraft = { isOut: false, edited: null };

const isWithin = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;

const parseCell = (value: unknown): GridCell | undefined =>
  isRecord(value) && isWithin(value.row, GRID_ROWS) && isWithin(value.col, GRID_COLS)
    ? { row: value.row, col: value.col }
    : undefined;

function parsePortal(value: unknown): Portal | undefined {
  const from = isRecord(value) ? parseCell(value.from) : undefined;
  const to = isRecord(value) ? parseCell(value.to) : undefined;
  return from && to && { from, to };
}

/** All or nothing; undefined for a list that holds something else, or too much. */
function parseAll<T>(value: unknown, parse: (one: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > GRID_ROWS * GRID_COLS) return undefined;
  const parsed = value.map(parse).filter((one) => one !== undefined);
  return parsed.length === value.length ? parsed : undefined;
}

export function parseMaze(value: unknown): MazeDraft | undefined {
  if (!isRecord(value)) return undefined;
  const edited = isRecord(value.edited) ? value.edited : {};
  const walls = parseAll(edited.walls, parseCell);
  const portals = parseAll(edited.portals, parsePortal);
  return { isOut: booleanSchema(value.isOut) ?? false, edited: walls && portals ? { walls, portals } : null };
}

export const mazeStorage = (activity: string) => activityDraft(activity, parseMaze, EMPTY_MAZE);

export function mazeInHand(level: number, { edited }: MazeDraft): SearchGrid | undefined {
  const grid = PATH_LEVELS.find(({ id }) => id === level)?.grid;
  return grid && { ...grid, ...edited };
}

export const withEdit = (draft: MazeDraft, { grid: { walls, portals } }: Pick<GridEdit, 'grid'>): MazeDraft => ({
  ...draft,
  edited: { walls, portals },
});
