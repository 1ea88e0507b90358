// Kept drawings of the learner: their stored form, and what the model sees of them. Pure.

import { MAX_DRAWINGS } from '@lanternwise/shared/activities/kit/drawings';
import { type LabelledExample, nearestNeighbours } from '@lanternwise/shared/learning/knn';
import { type RasterisedDrawing, rasteriseStrokes } from '@lanternwise/shared/learning/strokeRaster';
import { isRecord, type Schema } from '../../../lib/storage/schemas.ts';
import type { Grid } from '../drawing-pad/grid.ts';

export const PAD_SIZE = 16;

/** What can be drawn; its name as shown. */
export interface Thing {
  id: string;
  name: string;
}

/** A drawing and what it shows; `cells` row by row, 1 = ink. */
export interface KeptDrawing {
  thing: string;
  cells: string;
}

export interface DrawingsDraft {
  kept: KeptDrawing[];
}
export const EMPTY_DRAFT: DrawingsDraft = { kept: [] };

const isKept = (value: unknown): value is KeptDrawing =>
  isRecord(value) &&
  typeof value.thing === 'string' &&
  value.thing.length <= 60 &&
  typeof value.cells === 'string' &&
  value.cells.length === PAD_SIZE ** 2 &&
  /^[01]+$/.test(value.cells);

/** Without a schema library: the map reads it too. */
export const parseDraft: Schema<DrawingsDraft> = (value) =>
  isRecord(value) && Array.isArray(value.kept) && value.kept.length <= MAX_DRAWINGS && value.kept.every(isKept)
    ? { kept: value.kept.map(({ thing, cells }) => ({ thing, cells })) }
    : undefined;

export const toCells = (grid: Grid): string => grid.flatMap((row) => row.map((ink) => (ink > 0 ? '1' : '0'))).join('');

/** Every cell with ink is a dot of the pen, so that size and place on the pad do not matter. */
export function rasterise(cells: string): RasterisedDrawing {
  const dots = [...cells].flatMap((ink, at) =>
    ink === '1' ? [[{ x: ((at % PAD_SIZE) + 0.5) / PAD_SIZE, y: (Math.floor(at / PAD_SIZE) + 0.5) / PAD_SIZE }]] : [],
  );
  return cells.includes('0') ? rasteriseStrokes(dots) : { kind: 'one-colour' };
}

export const featuresOf = (cells: string): number[] => {
  const raster = rasterise(cells);
  return raster.kind === 'drawing' ? raster.features : [];
};

export const toExamples = (kept: readonly KeptDrawing[]): LabelledExample[] =>
  kept.map(({ thing, cells }) => ({ label: thing, features: featuresOf(cells) }));

/** Why a drawing can be neither an example nor a question; undefined if it can. */
export type DrawingProblem = 'empty' | 'too-small' | 'one-colour' | 'known';

/** Cells with ink below which nothing can be recognised, by a person either. */
const LEAST_INK = 6;

/** Below this distance, two drawings are the same one to a person, too. */
const SAME = 0.01;

export function problemOf(cells: string, kept: readonly KeptDrawing[]): DrawingProblem | undefined {
  const raster = rasterise(cells);
  if (raster.kind !== 'drawing') return raster.kind;
  if ([...cells].filter((ink) => ink === '1').length < LEAST_INK) return 'too-small';
  const [nearest] = nearestNeighbours(toExamples(kept), raster.features, 1);
  return nearest && nearest.distance < SAME ? 'known' : undefined;
}

/** The thing of which the fewest drawings are kept, while any has fewer than `each`. */
export const nextThing = <T extends { id: string }>(
  things: readonly T[],
  each: number,
  kept: readonly KeptDrawing[],
): T | undefined => things.find(({ id }) => countOf(kept, id) < each);

export const countOf = (kept: readonly KeptDrawing[], thing: string): number =>
  kept.filter((one) => one.thing === thing).length;
