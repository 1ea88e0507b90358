// Translates between the block editor's saved state and the abstract program; knows the editor's JSON, but not Blockly.
import { COMMANDS } from './commands.ts';
import {
  type Block,
  type Condition,
  type ParsedProgram,
  PROGRAM_VERSION,
  type Program,
  parseProgram,
  refuseProgram,
} from './program.ts';

/** The hat block over the program; blocks that do not hang on it are not part of the program. */
export const START_BLOCK = 'tractor-start';

/** What can stand in a condition's list, in the order of the list. */
export const SENSOR_CHOICES = [
  'crop-ahead',
  'stone-ahead',
  'water-ahead',
  'no-crop-ahead',
  'no-stone-ahead',
  'no-water-ahead',
] as const;

const COUNT_CHOICES = ['equal', 'less', 'more'] as const;

/** Blocks of the editor: `-count` compares the counter, `-else` has a second mouth; the program has neither as a kind of its own. */
export const EDITOR_BLOCKS = [
  ...COMMANDS,
  'repeat',
  'if',
  'if-else',
  'while',
  'repeat-until',
  'set-count',
  'change-count',
  'if-count',
  'while-count',
] as const;
export type EditorBlock = (typeof EDITOR_BLOCKS)[number];

/** A block as the editor saves it. */
export interface SavedBlock {
  type: string;
  id: string;
  x?: number;
  y?: number;
  deletable?: boolean;
  movable?: boolean;
  fields?: Record<string, string | number>;
  inputs?: Record<string, { block: SavedBlock }>;
  next?: { block: SavedBlock };
}

export interface SavedWorkspace {
  blocks?: { languageVersion: number; blocks: SavedBlock[] };
}

function writeCondition(condition: Condition): { suffix: '' | '-count'; fields: Record<string, string | number> } {
  if (condition.kind === 'count') return { suffix: '-count', fields: { IS: condition.is, THAN: condition.than } };
  let inner: Condition = condition;
  let isNegated = false;
  for (; inner.kind === 'not'; inner = inner.condition) isNegated = !isNegated;
  const choice = inner.kind === 'count' ? 'crop-ahead' : inner.kind;
  return { suffix: '', fields: { CONDITION: `${isNegated ? 'no-' : ''}${choice}` } };
}

function writeBlock(block: Block): Pick<SavedBlock, 'type' | 'fields'> {
  switch (block.kind) {
    case 'repeat':
      return { type: block.kind, fields: { TIMES: block.times } };
    case 'set-count':
    case 'change-count':
      return { type: block.kind, fields: { BY: block.by } };
    case 'while':
    case 'repeat-until': {
      const { suffix, fields } = writeCondition(block.condition);
      return { type: suffix ? `while${suffix}` : block.kind, fields };
    }
    case 'if': {
      const { suffix, fields } = writeCondition(block.condition);
      return { type: suffix ? 'if-count' : block.otherwise.length > 0 ? 'if-else' : 'if', fields };
    }
    default:
      return { type: block.kind };
  }
}

function writeChain(blocks: readonly Block[]): SavedBlock | undefined {
  return blocks.reduceRight<SavedBlock | undefined>((next, block) => {
    const body = 'body' in block ? writeChain(block.body) : undefined;
    const otherwise = 'otherwise' in block ? writeChain(block.otherwise) : undefined;
    const inputs = { ...(body && { BODY: { block: body } }), ...(otherwise && { ELSE: { block: otherwise } }) };
    return { id: block.id, ...writeBlock(block), inputs, ...(next && { next: { block: next } }) };
  }, undefined);
}

/** The state that the editor loads: the hat with the program under it. */
export function toWorkspace({ blocks }: Program): SavedWorkspace {
  const first = writeChain(blocks);
  const start: SavedBlock = { type: START_BLOCK, id: START_BLOCK, x: 16, y: 16, deletable: false, movable: false };
  return { blocks: { languageVersion: 0, blocks: [{ ...start, ...(first && { next: { block: first } }) }] } };
}

function readCondition({ type, fields = {} }: SavedBlock): unknown {
  if (type.endsWith('-count')) return { kind: 'count', is: fields.IS ?? COUNT_CHOICES[0], than: fields.THAN };
  const choice = String(fields.CONDITION);
  return choice.startsWith('no-') ? { kind: 'not', condition: { kind: choice.slice(3) } } : { kind: choice };
}

function readBlock(block: SavedBlock): unknown {
  const { id, type, fields = {}, inputs = {} } = block;
  const body = () => readChain(inputs.BODY?.block);
  switch (type) {
    case 'repeat':
      return { id, kind: type, times: fields.TIMES, body: body() };
    case 'set-count':
    case 'change-count':
      return { id, kind: type, by: fields.BY };
    case 'while':
    case 'while-count':
    case 'repeat-until':
      return { id, kind: type.replace('-count', ''), condition: readCondition(block), body: body() };
    case 'if':
    case 'if-else':
    case 'if-count':
      return {
        id,
        kind: 'if',
        condition: readCondition(block),
        body: body(),
        otherwise: readChain(inputs.ELSE?.block),
      };
    default:
      return { id, kind: type };
  }
}

function readChain(first: SavedBlock | undefined): unknown[] {
  const chain: unknown[] = [];
  for (let block = first; block; block = block.next?.block) chain.push(readBlock(block));
  return chain;
}

/** The program under the hat of a saved workspace, validated; blocks lying loose are counted and left out. */
export function fromWorkspace(saved: SavedWorkspace): ParsedProgram & { loose?: number } {
  if (saved.blocks && saved.blocks.languageVersion !== 0) return refuseProgram('unknown-version');
  const tops = saved.blocks?.blocks ?? [];
  const start = tops.find(({ type }) => type === START_BLOCK);
  const parsed = parseProgram({ version: PROGRAM_VERSION, blocks: readChain(start?.next?.block) });
  return { ...parsed, loose: tops.length - (start ? 1 : 0) };
}
