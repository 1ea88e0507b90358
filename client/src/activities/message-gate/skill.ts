// What the companion learned at the fort: to stop bad messages, by the tree that the learner grew or mended.
import type { GateSetting } from '@lanternwise/shared/activities/message-gate/gate';
import { gateSetting } from '@lanternwise/shared/activities/message-gate/gateFigures';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { plural } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { defineSkill } from '../host/skill.ts';
import type { GuardSkill } from './guardSkill.ts';
import { settingHere } from './settingDraft.ts';

type Fort = ActivityOf<'message-gate'>;

/** For a learner whose own tree is elsewhere: few questions, as most first trees. */
const sampleSetting = ({ questions }: Fort): GateSetting => ({
  questions: questions.slice(0, 5).map(({ id }) => id),
  depth: 2,
});

export const skill = defineSkill<'message-gate', GuardSkill>({
  skill: 'guard',
  async learn({ activity: fort, state }) {
    // The figures of the passed activity hold the learner's tree too, and come along to other devices.
    const own = settingHere(fort.id) ?? gateSetting(state.cards[fort.id] ?? {});
    const { training, heldOut, known } = fort;
    const gate = await learningClient.run('message-gate', [{ training, heldOut, known }, own ?? sampleSetting(fort)]);
    return { model: { fort, gate }, isSample: own === undefined };
  },
  card({ fort: { training }, gate: { onHeldOut } }) {
    const { falseAlarms, misses, friends, thieves } = onHeldOut;
    const of = friends + thieves;
    const letters = training.length;
    return {
      learned: plural(letters, { one: '# letter', other: '# letters' }),
      unseen: of === 0 ? null : { right: of - falseAlarms - misses, of },
    };
  },
  suits: () => false,
  use: async () => (await import('./GuardLetter.tsx')).GuardLetter,
});
