// Schemas of the six tools for exploring how a computer sees, and of the state in which a learner leaves each of them.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { answerId } from '../kit/answers.ts';
import { CHANNELS } from './picture.ts';

/** Cells on each side of the painted grid and of the example drawings. */
export const GRID_SIZE = 8;
/** The number behind each of the four grey levels. */
export const LEVEL_VALUES = [0, 85, 170, 255] as const;
/** Far enough to make any picture all black or all white. */
export const MAX_ADDED = 240;
export const ADDED_STEP = 20;

const picture = { palette: z.array(verbatim()).min(2).max(36), rows: z.array(verbatim()).min(8).max(64) };
const levels = z.array(z.string().regex(/^[0-3]{8}$/)).length(GRID_SIZE);
const group = z.strictObject({ id, name: text({ max: 30 }) });
const groups = z.tuple([group, group]);
/** "#" is ink. */
const drawing = z.strictObject({ id, group: id, rows: z.array(z.string().regex(/^[#.]{8}$/)).length(GRID_SIZE) });
export type ExampleDrawing = z.output<typeof drawing>;
const why = text({ min: 12 });

export const toolSchema = z.discriminatedUnion('kind', [
  /** A grid with missing pixels is painted after its numbers. */
  z.strictObject({
    kind: z.literal('pixels'),
    numbers: z.strictObject({ rows: levels }),
    start: z.strictObject({ rows: levels }),
    /** {row}, {column}, {wanted}, {found} */
    why,
  }),
  /** A number is added to all values of a dark picture. */
  z.strictObject({
    kind: z.literal('brightness'),
    ...picture,
    least: z.int().min(1).max(254),
    /** In percent. */
    mostLost: z.int().min(0).max(50),
    /** {mean} */
    dark: why,
    /** {lost} */
    lost: why,
  }),
  /** The lamps are switched until something hidden shows. */
  z.strictObject({
    kind: z.literal('channels'),
    ...picture,
    ask: text({ max: 80 }),
    options: z.array(z.strictObject({ id, text: text({ max: 30 }), why })).min(2),
    correct: id,
  }),
  /** An edge filter is moved to a place where it answers strongly. */
  z.strictObject({
    kind: z.literal('edges'),
    ...picture,
    /** Of the sum, in either direction. */
    least: z.int().min(10),
    /** {sum} */
    why,
  }),
  /** Two features are chosen by which a k-NN tells two groups apart. */
  z.strictObject({
    kind: z.literal('features'),
    groups,
    features: z.array(z.strictObject({ id, name: text({ max: 40 }) })).min(3),
    /** From 0 to 10, in the order of the features. */
    things: z.array(z.strictObject({ group: id, values: z.array(z.number().min(0).max(10)) })).min(6),
    few: why,
    /** {right}, {count} */
    why,
  }),
  /** Examples are chosen from which a k-NN recognises the tests. */
  z.strictObject({
    kind: z.literal('training'),
    groups,
    pool: z.array(drawing).min(4).max(12),
    tests: z.array(drawing).min(3),
    /** Examples chosen at the beginning. */
    start: z.strictObject({ group: id }),
    most: z.int().min(2),
    goal: z.int().min(1),
    none: why,
    /** {most} */
    many: why,
    /** {right}, {count} */
    why,
  }),
]);
export type Tool = z.output<typeof toolSchema>;
export type ToolKind = Tool['kind'];
export type ToolOf<K extends ToolKind> = Extract<Tool, { kind: K }>;

export const toolState = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pixels'), rows: levels }),
  z.strictObject({ kind: z.literal('brightness'), add: z.int().min(-MAX_ADDED).max(MAX_ADDED) }),
  z.strictObject({ kind: z.literal('channels'), on: z.array(z.enum(CHANNELS)).max(3), seen: answerId.nullable() }),
  z.strictObject({ kind: z.literal('edges'), x: z.int().min(0).max(63), y: z.int().min(0).max(63) }),
  z.strictObject({ kind: z.literal('features'), chosen: z.array(answerId).max(2) }),
  z.strictObject({ kind: z.literal('training'), chosen: z.array(answerId).max(12) }),
]);
export type ToolState = z.output<typeof toolState>;
export type StateOf<K extends ToolKind> = Extract<ToolState, { kind: K }>;
