// What the companion learned at the lake: to name a drawing by the nearest ones that the learner kept.
import { DRAWING_VOTERS } from '@lanternwise/shared/activities/kit/drawings';
import type { LabelledExample } from '@lanternwise/shared/learning/knn';
import { plural } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { formatList } from '../../i18n/format.ts';
import { defineSkill, type SkillCard } from '../host/skill.ts';
import { countOf, featuresOf, type Thing, toExamples } from '../kit/drawings/drawings.ts';
import { ownDrawings, type StoredDrawings } from './keptModel.ts';
import { SAMPLE_DRAWINGS } from './samples.ts';

export interface DrawingSkill extends StoredDrawings {
  things: readonly Thing[];
  /** Whose draft keeps them; null = they are ours, and nothing is added to them. */
  stage: string | null;
  examples: readonly LabelledExample[];
  unseen: SkillCard['unseen'];
}

const sampleOf = (things: readonly Thing[]): StoredDrawings & { stage: null } => ({
  stage: null,
  kept: things.flatMap(({ id }, at) => (SAMPLE_DRAWINGS[at] ?? []).map((cells) => ({ thing: id, cells }))),
  asked: [],
});

/** Measured now: what was taught since the test counts too. */
async function measure(
  examples: readonly LabelledExample[],
  asked: StoredDrawings['asked'],
): Promise<SkillCard['unseen']> {
  if (asked.length === 0) return null;
  const queries = asked.map(({ cells }) => featuresOf(cells));
  const said = await learningClient.run('knn-all', [examples, queries, DRAWING_VOTERS]);
  return { right: asked.filter(({ thing }, at) => said[at]?.label === thing).length, of: asked.length };
}

export const skill = defineSkill<'drawing-test', DrawingSkill>({
  skill: 'drawing',
  async learn({ activity, activities }) {
    const { things } = activity;
    const { kept, asked, stage } = ownDrawings(activity, activities) ?? sampleOf(things);
    const examples = toExamples(kept);
    const unseen = await measure(examples, asked);
    return { model: { things, stage, kept, asked, examples, unseen }, isSample: stage === null };
  },
  card({ things, kept, stage, unseen }) {
    const names = formatList(things.map(({ id, name }) => `${name} (${countOf(kept, id)})`));
    const count = kept.length;
    return {
      learned:
        stage === null
          ? plural(count, { one: `# drawing of ours: ${names}`, other: `# drawings of ours: ${names}` })
          : plural(count, { one: `your # drawing: ${names}`, other: `your # drawings: ${names}` }),
      unseen,
    };
  },
  // Sand sounds like a path under the feet, as gravel and soil do: one can draw in all of them.
  suits: ({ ground }) => ground === 'path',
  use: async () => (await import('./NameDrawing.tsx')).NameDrawing,
});
