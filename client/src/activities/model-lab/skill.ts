// What the companion learned in the canteen: to say how much will be left of a lunch, by the model that the learner kept.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { Example, Experiment } from '@lanternwise/shared/learning/tableExperiment';
import { plural } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { defineSkill } from '../host/skill.ts';
import { labStorage, type ModelLabDraft } from './draft.ts';

type Lab = ActivityOf<'model-lab'>;

export interface BinSkill {
  lab: Lab;
  experiment: Experiment;
  kept: 'stump' | 'tree';
}

/** With all columns that are known in time and no row mended, for a learner whose own decisions are elsewhere. */
const sampleDraft = ({ columns }: Lab): Pick<ModelLabDraft, 'columns' | 'fixes' | 'deployed'> => ({
  columns: columns.filter(({ role }) => role === 'useful').map(({ id }) => id),
  fixes: {},
  deployed: 'tree',
});

/** A lunch that the model never saw, another one each turn. */
export function unseenLunch({ experiment: { testRows } }: BinSkill, turn: number): Example | undefined {
  // Seven has no factor in common with eighteen, so that each comes before one comes again.
  return testRows[(turn * 7) % Math.max(1, testRows.length)];
}

export const skill = defineSkill<'model-lab', BinSkill>({
  skill: 'bins',
  async learn({ activity }) {
    const draft = labStorage(activity).read();
    const isOwn = draft.deployed !== undefined && draft.columns.length > 0;
    const { columns, fixes, deployed: kept = 'tree' } = isOwn ? draft : sampleDraft(activity);
    const experiment = await learningClient.run('table-experiment', [activity, columns, fixes]);
    return { model: { lab: activity, experiment, kept }, isSample: !isOwn };
  },
  card({ experiment, kept }) {
    const [rows, of] = [experiment.trainRows.length, experiment.testRows.length];
    return {
      learned: plural(rows, { one: '# lunch of the canteen', other: '# lunches of the canteen' }),
      unseen: { right: Math.round(experiment[kept].test.accuracy * of), of },
    };
  },
  suits: ({ isAtFood }) => isAtFood,
  use: async () => (await import('./ForecastBins.tsx')).ForecastBins,
});
