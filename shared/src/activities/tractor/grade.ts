// Grades a tractor program on every layout of a field; client and server run the same, so that no result needs to be trusted.
import type { TractorField } from './fields.ts';
import { runToEnd, type TractorEnd } from './interpreter.ts';
import { countUnfinished } from './machine.ts';
import { countBlocks, listBlocks, type Program } from './program.ts';

export interface LayoutOutcome {
  end: TractorEnd;
  /** Cells that still wait to be ploughed or planted. */
  unfinished: number;
  passed: boolean;
}

/** Why a program is not run at all. */
export type Refusal = 'empty' | 'too-many-blocks' | 'block-not-offered';

export interface TractorGrade {
  passed: boolean;
  blocks: number;
  /** Passed with the fewest blocks. */
  medal: boolean;
  refused?: Refusal;
  /** In the order of the layouts; empty if the program was refused. */
  layouts: LayoutOutcome[];
}

export function findRefusal(field: TractorField, program: Program): Refusal | undefined {
  const blocks = listBlocks(program.blocks);
  if (blocks.length === 0) return 'empty';
  if (blocks.some(({ kind }) => !field.toolbox.includes(kind))) return 'block-not-offered';
  return blocks.length > field.maxBlocks ? 'too-many-blocks' : undefined;
}

export function gradeProgram(field: TractorField, program: Program): TractorGrade {
  const blocks = countBlocks(program);
  const refused = findRefusal(field, program);
  if (refused) return { passed: false, blocks, medal: false, refused, layouts: [] };
  const layouts = field.layouts.map((layout) => {
    const { end, tractor } = runToEnd(program, layout);
    const unfinished = countUnfinished(tractor, field.goal);
    return { end, unfinished, passed: end.kind === 'finished' && unfinished === 0 };
  });
  const passed = layouts.every((layout) => layout.passed);
  return { passed, blocks, medal: passed && blocks <= field.fewestBlocks, layouts };
}
