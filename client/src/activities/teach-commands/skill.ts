// What the companion learned from the bridge robot's teachers: to obey three words, as far as it understands who says them.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { commandResult, TEST_CLIPS, voicesOfFigures } from '@lanternwise/shared/voices/commandResults';
import { TEACHING_VOICES } from '@lanternwise/shared/voices/voices';
import { plural } from '@lingui/core/macro';
import { formatList } from '../../i18n/format.ts';
import { defineSkill } from '../host/skill.ts';
import { teachingDraft } from './teachingDraft.ts';

export interface HearingSkill {
  activity: ActivityOf<'teach-commands'>;
  /** Ids of the teaching voices. */
  voices: readonly string[];
}

const knownOf = (voices: readonly string[]): string[] =>
  TEACHING_VOICES.flatMap(({ id }) => (voices.includes(id) ? [id] : []));

export const skill = defineSkill<'teach-commands', HearingSkill>({
  skill: 'hear',
  async learn({ activity, state }) {
    const tested = knownOf(teachingDraft(activity).read().tests.at(-1) ?? []);
    // The figures of what was tested travel between devices.
    const own = tested.length > 0 ? tested : voicesOfFigures(state.cards[activity.id] ?? {});
    const isSample = own.length === 0;
    return { model: { activity, voices: isSample ? [activity.first] : own }, isSample };
  },
  card({ activity, voices }) {
    const names = formatList(activity.teachers.flatMap(({ id, name }) => (voices.includes(id) ? [name] : [])));
    const result = commandResult(voices);
    const count = voices.length;
    return {
      learned: plural(count, { one: `the voice of ${names}`, other: `the voices of ${names}` }),
      unseen: result ? { right: result.right, of: TEST_CLIPS } : null,
    };
  },
  suits: () => false,
  use: async () => (await import('./ThreeWords.tsx')).ThreeWords,
});
