// Tests the translation between the editor's saved state and the program: nothing changes on the way there and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../testing/seed.ts';
import { writePython } from './python.ts';
import { FIELD_PROGRAMS } from './solutions.ts';
import { programs } from './testing/randomPrograms.ts';
import { fromWorkspace, START_BLOCK, toWorkspace } from './workspace.ts';

fc.configureGlobal({ seed: seedFor('tractor-workspace') });

describe("the editor's saved state", () => {
  it('gives back every program of the fields, block by block', () => {
    for (const { starter, solution } of Object.values(FIELD_PROGRAMS))
      for (const program of [starter, solution])
        expect(fromWorkspace(toWorkspace(program))).toEqual({ kind: 'program', program, loose: 0 });
  });
  it('has only plain JSON, and keeps the steps of any program without a counter in repeat until', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const saved: unknown = JSON.parse(JSON.stringify(toWorkspace(program)));
        const read = fromWorkspace(saved as ReturnType<typeof toWorkspace>);
        fc.pre(
          !/"kind":"repeat-until","condition":\{"kind":"(count|not)"|"kind":"not","condition":\{"kind":"(not|count)"/.test(
            JSON.stringify(program),
          ),
        );
        fc.pre(!/"condition":\{"kind":"count".*"otherwise":\[\{/.test(JSON.stringify(program)));
        expect(read.kind === 'program' && writePython(read.program)).toEqual(writePython(program));
      }),
    );
  });
  it('leaves out blocks that lie loose, and counts them', () => {
    const saved = toWorkspace(FIELD_PROGRAMS['long-row']!.starter);
    saved.blocks!.blocks.push({ type: 'move', id: 'loose', next: { block: { type: 'plough', id: 'loose-2' } } });
    expect(fromWorkspace(saved)).toMatchObject({ kind: 'program', loose: 1, program: { blocks: { length: 4 } } });
  });
  it('of an unknown version, or with an unknown block, is refused in words', () => {
    const saved = toWorkspace(FIELD_PROGRAMS['long-row']!.starter);
    saved.blocks!.languageVersion = 1;
    expect(fromWorkspace(saved)).toMatchObject({ kind: 'refused', reason: 'unknown-version' });
    const unknown = {
      languageVersion: 0,
      blocks: [{ type: START_BLOCK, id: 's', next: { block: { type: 'fly', id: 'a' } } }],
    };
    expect(fromWorkspace({ blocks: unknown })).toMatchObject({ kind: 'refused', reason: 'damaged' });
  });
});
