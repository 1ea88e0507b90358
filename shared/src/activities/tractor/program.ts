// Defines the abstract program of the tractor's blocks: what the block editor saves, what the server grades and what becomes Python.
import { z } from 'zod';
import { isStorableText } from '../../contracts/storable.ts';
import { COMMANDS, type Command, type Sensor } from './commands.ts';

export const PROGRAM_VERSION = 1;
const MAX_BLOCKS = 200;
const MAX_DEPTH = 10;
export const MAX_TIMES = 50;
const MAX_COUNT = 1000;

export type Condition =
  | { kind: Sensor }
  | { kind: 'not'; condition: Condition }
  | { kind: 'count'; is: 'equal' | 'less' | 'more'; than: number };

export type Block =
  | { id: string; kind: Command }
  | { id: string; kind: 'repeat'; times: number; body: Block[] }
  | { id: string; kind: 'repeat-until' | 'while'; condition: Condition; body: Block[] }
  | { id: string; kind: 'if'; condition: Condition; body: Block[]; otherwise: Block[] }
  | { id: string; kind: 'set-count' | 'change-count'; by: number };

export type BlockKind = Block['kind'];

export interface Program {
  version: typeof PROGRAM_VERSION;
  blocks: Block[];
}

export const EMPTY_PROGRAM: Program = { version: PROGRAM_VERSION, blocks: [] };

const count = z.int().min(-MAX_COUNT).max(MAX_COUNT);

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['crop-ahead', 'stone-ahead', 'water-ahead']) }),
    z.strictObject({ kind: z.literal('not'), condition }),
    z.strictObject({ kind: z.literal('count'), is: z.enum(['equal', 'less', 'more']), than: count }),
  ]),
);

const id = z.string().min(1).max(40).refine(isStorableText);
const blocks: z.ZodType<Block[]> = z.lazy(() =>
  z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ id, kind: z.enum(COMMANDS) }),
      z.strictObject({ id, kind: z.literal('repeat'), times: z.int().min(0).max(MAX_TIMES), body: blocks }),
      z.strictObject({ id, kind: z.enum(['repeat-until', 'while']), condition, body: blocks }),
      z.strictObject({ id, kind: z.literal('if'), condition, body: blocks, otherwise: blocks }),
      z.strictObject({ id, kind: z.enum(['set-count', 'change-count']), by: count }),
    ]),
  ),
);

export const programSchema = z.strictObject({ version: z.literal(PROGRAM_VERSION), blocks });

/** Every block of a program, each before the blocks inside it. */
export function listBlocks(list: readonly Block[]): Block[] {
  return list.flatMap((block) => {
    const body = 'body' in block ? listBlocks(block.body) : [];
    const otherwise = 'otherwise' in block ? listBlocks(block.otherwise) : [];
    return [block, ...body, ...otherwise];
  });
}

/** Every block counts one, conditions count nothing. */
export const countBlocks = ({ blocks: list }: Pick<Program, 'blocks'>): number => listBlocks(list).length;

export type ProgramProblem = 'unknown-version' | 'too-large' | 'damaged';

export type ParsedProgram =
  | { kind: 'program'; program: Program }
  /** `message` says it in words. */
  | { kind: 'refused'; reason: ProgramProblem; message: string };

const PROBLEM_TEXTS: Record<ProgramProblem, string> = {
  'unknown-version':
    'This program was saved by another version of Lanternwise, which this one cannot read. Reload the page, or start a new program.',
  'too-large': `This program is too large. Use at most ${MAX_BLOCKS} blocks, nested at most ${MAX_DEPTH} deep.`,
  damaged: 'This saved program is damaged and cannot be opened. Start a new program.',
};

export const refuseProgram = (reason: ProgramProblem): ParsedProgram => ({
  kind: 'refused',
  reason,
  message: PROBLEM_TEXTS[reason],
});

/** Whether objects and lists are nested deeper than `limit`; without recursion, so that no input can overflow the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** Reads a saved workspace or a sent program; never throws. */
export function parseProgram(value: unknown): ParsedProgram {
  if (typeof value !== 'object' || value === null || !('version' in value)) return refuseProgram('damaged');
  if (value.version !== PROGRAM_VERSION) return refuseProgram('unknown-version');
  // A block inside a block is two levels deeper: the list and the block; conditions need a few more.
  if (isDeeperThan(value, 2 * MAX_DEPTH + 4)) return refuseProgram('too-large');
  const parsed = programSchema.safeParse(value);
  if (!parsed.success) return refuseProgram('damaged');
  const all = listBlocks(parsed.data.blocks);
  if (all.length > MAX_BLOCKS) return refuseProgram('too-large');
  if (new Set(all.map((block) => block.id)).size < all.length) return refuseProgram('damaged');
  return { kind: 'program', program: parsed.data };
}
