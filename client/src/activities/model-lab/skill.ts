// What the companion learned in the canteen: to say how much will be left of a lunch, by the model that the learner kept.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { plural } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { defineSkill } from '../host/skill.ts';
import { type BinSkill, testOf } from './binSkill.ts';
import { labStorage, type ModelLabDraft } from './draft.ts';

type Lab = ActivityOf<'model-lab'>;

/** With all columns that are known in time and no row mended, for a learner whose own decisions are elsewhere. */
const sampleDraft = ({ columns }: Lab): Pick<ModelLabDraft, 'columns' | 'fixes' | 'deployed'> => ({
  columns: columns.filter(({ role }) => role === 'useful').map(({ id }) => id),
  fixes: {},
  deployed: 'tree',
});

export const skill = defineSkill<'model-lab', BinSkill>({
  skill: 'bins',
  async learn({ activity }) {
    const draft = labStorage(activity).read();
    const isOwn = draft.deployed !== undefined && draft.columns.length > 0;
    const { columns, fixes, deployed: kept = 'tree' } = isOwn ? draft : sampleDraft(activity);
    const experiment = await learningClient.run('table-experiment', [activity, columns, fixes]);
    return { model: { lab: activity, experiment, kept }, isSample: !isOwn };
  },
  card(model) {
    const rows = model.experiment.trainRows.length;
    return {
      learned: plural(rows, { one: '# lunch of the canteen', other: '# lunches of the canteen' }),
      unseen: testOf(model),
    };
  },
  suits: ({ isAtFood }) => isAtFood,
  use: async () => (await import('./ForecastBins.tsx')).ForecastBins,
});
