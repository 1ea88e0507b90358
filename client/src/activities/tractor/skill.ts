// What the companion learned on the fields: to fetch by the learner's own program, as it stands, mistakes included.
import { TRACTOR_FIELDS, type TractorField } from '@lanternwise/shared/activities/tractor/fields';
import { runToEnd } from '@lanternwise/shared/activities/tractor/interpreter';
import { countUnfinished } from '@lanternwise/shared/activities/tractor/machine';
import { countBlocks, type Program } from '@lanternwise/shared/activities/tractor/program';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { plural } from '@lingui/core/macro';
import { defineSkill, type SkillCard } from '../host/skill.ts';
import { savedProgram } from './draft.ts';

export interface FetchSkill {
  program: Program;
  isOwn: boolean;
  /** Title of the field for which it was written. */
  field: string;
  /** The layouts of all other fields, on which it was never meant to run, and how many of them it finishes. */
  unseen: NonNullable<SkillCard['unseen']>;
}

function countFinished(program: Program, own: TractorField['id']): FetchSkill['unseen'] {
  const others = TRACTOR_FIELDS.filter(({ id }) => id !== own);
  const layouts = others.flatMap((field) => field.layouts.map((layout) => ({ layout, goal: field.goal })));
  const done = layouts.filter(({ layout, goal }) => {
    const { end, tractor } = runToEnd(program, layout);
    return end.kind === 'finished' && countUnfinished(tractor, goal) === 0;
  });
  return { right: done.length, of: layouts.length };
}

export const skill = defineSkill<'tractor', FetchSkill>({
  skill: 'fetch',
  async learn({ activities, state }) {
    // The hardest field first.
    const passed = TRACTOR_FIELDS.toReversed().flatMap(({ id: field }) =>
      Object.values(activities).flatMap((one) =>
        one.kind === 'tractor' && one.field === field && state.activities[one.id]?.correct
          ? [{ field, title: one.title, program: savedProgram(one.id) }]
          : [],
      ),
    );
    const own = passed.find(({ program }) => program && countBlocks(program) > 0);
    const best = own ?? passed[0];
    const program = own?.program ?? (best && FIELD_PROGRAMS[best.field]?.solution);
    if (!best || !program) return undefined;
    const isOwn = own !== undefined;
    const model = { program, isOwn, field: best.title, unseen: countFinished(program, best.field) };
    return { model, isSample: !isOwn };
  },
  card({ program, isOwn, field, unseen }) {
    const blocks = countBlocks(program);
    const learned = isOwn
      ? plural(blocks, { one: `your # block for “${field}”`, other: `your # blocks for “${field}”` })
      : plural(blocks, { one: `a sample of # block for “${field}”`, other: `a sample of # blocks for “${field}”` });
    return { learned, unseen };
  },
  suits: ({ near, ground }) => near === null && ground === 'grass',
  use: async () => (await import('./FetchStick.tsx')).FetchStick,
});
