// What the companion learned in the maze: to search for a way, by any of the three searches that the lesson compares.
import { t } from '@lingui/core/macro';
import { defineSkill } from '../host/skill.ts';

/** Nothing of the learner's is in it: a search learns from no examples. */
export interface WaySkill {
  /** Title of the activity in which it was watched. */
  maze: string;
}

export const skill = defineSkill<'path-finding', WaySkill>({
  skill: 'way',
  learn: async ({ activity: { title } }) => ({ model: { maze: title }, isSample: false }),
  card({ maze }) {
    // A search finds a way wherever there is one: 'right on so many' would say nothing of what it was taught.
    return { learned: t`the maze that you searched in “${maze}”`, unseen: null };
  },
  suits: ({ near, ground }) => near === null && ground !== 'grass',
  use: async () => (await import('./LeadTheWay.tsx')).LeadTheWay,
});
