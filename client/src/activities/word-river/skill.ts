// What the companion learned at the word river: to talk, by which word follows which in the learner's text.
import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { plural } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { defineSkill } from '../host/skill.ts';
import { riverText } from './draft.ts';

export interface TalkSkill {
  trained: TrainedText;
  /** The title of the story that it was trained on; undefined for the learner's own text. */
  story: string | undefined;
}

export const skill = defineSkill<'word-river', TalkSkill>({
  skill: 'talk',
  async learn({ activity }) {
    const { text, isSample } = riverText(activity);
    const trained = await learningClient.run('word-table', [text]);
    const story = activity.stories.find((one) => one.story === text)?.title;
    return { model: { trained, story }, isSample };
  },
  // A guess of the next word would be tested on words that it has read: it speaks by all of them.
  card: ({ trained: { wordCount: words }, story }) => ({
    learned:
      story === undefined
        ? plural(words, { one: 'the # word of your text', other: 'the # words of your text' })
        : plural(words, { one: `the # word of “${story}”`, other: `the # words of “${story}”` }),
    unseen: null,
  }),
  suits: () => false,
  use: async () => (await import('./RiverTalk.tsx')).RiverTalk,
});
