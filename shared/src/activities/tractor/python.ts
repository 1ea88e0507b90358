// Writes a tractor program as Python, with the block that each line belongs to, so that line and block can be lit together.
import type { Command, Sensor } from './commands.ts';
import type { Block, Condition, Program } from './program.ts';

export interface PythonLine {
  text: string;
  /** Undefined for lines that stand for no block. */
  blockId: string | undefined;
}

/** Names of the functions; the Python Lab offers the same ones in the last field. */
export const PYTHON_COMMANDS: Record<Command | Sensor, string> = {
  move: 'move',
  'turn-left': 'turn_left',
  'turn-right': 'turn_right',
  plough: 'plough',
  plant: 'plant',
  'crop-ahead': 'crop_ahead',
  'stone-ahead': 'stone_ahead',
  'water-ahead': 'water_ahead',
};

const INDENT = '    ';
const LOOP_VARIABLES = 'ijklmn';

const OPERATORS = { equal: ['==', '!='], less: ['<', '>='], more: ['>', '<='] } as const;

/** A condition or its opposite; double negation disappears, comparisons turn round. */
function writeCondition(condition: Condition, negated = false): string {
  switch (condition.kind) {
    case 'not':
      return writeCondition(condition.condition, !negated);
    case 'count':
      return `count ${OPERATORS[condition.is][negated ? 1 : 0]} ${condition.than}`;
    default:
      return `${negated ? 'not ' : ''}${PYTHON_COMMANDS[condition.kind]}()`;
  }
}

/** The line of a block itself, without what is inside it; `loops` is the number of repeats around it. */
function writeHead(block: Block, loops: number): string {
  switch (block.kind) {
    case 'repeat':
      return `for ${LOOP_VARIABLES[loops] ?? `i${loops}`} in range(${block.times}):`;
    case 'while':
      return `while ${writeCondition(block.condition)}:`;
    case 'repeat-until':
      return `while ${writeCondition(block.condition, true)}:`;
    case 'if':
      return `if ${writeCondition(block.condition)}:`;
    case 'set-count':
      return `count = ${block.by}`;
    case 'change-count':
      return block.by < 0 ? `count = count - ${-block.by}` : `count = count + ${block.by}`;
    default:
      return `${PYTHON_COMMANDS[block.kind]}()`;
  }
}

function writeBlock(block: Block, depth: number, loops: number): PythonLine[] {
  const blockId = block.id;
  const indent = INDENT.repeat(depth);
  const head = { text: indent + writeHead(block, loops), blockId };
  if (!('body' in block)) return [head];
  const inside = (list: readonly Block[]): PythonLine[] =>
    list.length === 0
      ? [{ text: `${indent}${INDENT}pass`, blockId }]
      : list.flatMap((one) => writeBlock(one, depth + 1, block.kind === 'repeat' ? loops + 1 : loops));
  const otherwise =
    block.kind === 'if' && block.otherwise.length > 0
      ? [{ text: `${indent}else:`, blockId }, ...inside(block.otherwise)]
      : [];
  return [head, ...inside(block.body), ...otherwise];
}

/** The lines of the program; a program that counts begins with the counter at 0, as its blocks do. */
export function writePython({ blocks }: Program): PythonLine[] {
  const lines = blocks.flatMap((block) => writeBlock(block, 0, 0));
  const counts = lines.some(({ text }) => /\bcount\b/.test(text));
  const isSet = blocks[0]?.kind === 'set-count';
  return counts && !isSet ? [{ text: 'count = 0', blockId: undefined }, ...lines] : lines;
}
