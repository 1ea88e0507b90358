// What the companion learned at the laugh-o-meter: to laugh or stay silent, by the learner's labels and threshold.
import { scoreCaption } from '@lanternwise/shared/activities/kit/captions/meter';
import { seedFromText, shuffle } from '@lanternwise/shared/learning/random';
import type { ScoredCase } from '@lanternwise/shared/learning/thresholdCurve';
import { plural } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { beltLabels } from '../caption-belt/draft.ts';
import { defineSkill } from '../host/skill.ts';
import { meterExamples, meterStorage } from './draft.ts';
import type { LaughSkill } from './laughSkill.ts';
import { testFigures } from './testFigures.ts';

export const skill = defineSkill<'laugh-meter', LaughSkill>({
  skill: 'laugh',
  async learn({ activity, activities }) {
    const belt = activities[activity.from];
    if (belt?.kind !== 'caption-belt') return undefined;
    const { isSample } = beltLabels(belt);
    const draft = meterStorage(activity).read();
    const { labels, threshold } = draft;
    const examples = meterExamples(belt, activity, draft);
    const { model: meter } = await learningClient.run('laugh-meter', [examples]);
    const cases = activity.test.flatMap(({ id, text }): ScoredCase[] => {
      const actual = labels[id];
      return meter && actual !== undefined ? [{ score: scoreCaption(meter, text).probability, actual }] : [];
    });
    const unseen = [...activity.test, ...activity.more.filter(({ id }) => labels[id] === undefined)];
    const posters = unseen.filter(({ kindness }) => kindness === 'kind').map(({ text }) => text);
    return {
      model: {
        ...{ meter, threshold, cases, isOwn: !isSample, examples: examples.length },
        posters: shuffle(posters, seedFromText(activity.id)),
      },
      isSample,
    };
  },
  card({ examples, isOwn, cases, threshold }) {
    const { right, tested: of } = testFigures(cases, threshold);
    return {
      learned: isOwn
        ? plural(examples, { one: 'your label of # caption', other: 'your labels of # captions' })
        : plural(examples, { one: '# caption of another labeller', other: '# captions of another labeller' }),
      unseen: of === 0 ? null : { right, of },
    };
  },
  suits: ({ heard }, { meter }) => heard !== null && meter !== undefined,
  use: async () => (await import('./LaughAtLine.tsx')).LaughAtLine,
});
