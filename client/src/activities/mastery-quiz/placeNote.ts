// Trophies of a mastery quiz stand on plinths of the map.
import { wonParts } from '@lanternwise/shared/quests/parts';
import { t } from '@lingui/core/macro';
import type { KindNote } from '../host/kindNotes.ts';

export const placeNote: KindNote = ({ activities }, { parts }) => {
  const quiz = Object.values(activities).find((activity) => activity.kind === 'mastery-quiz');
  if (!quiz) return undefined;
  const { guide, goal } = quiz;
  const full = Math.min(goal, wonParts(parts?.[quiz.id] ?? {}).length);
  return { guide, note: t`Trophies on the plinths of the meadow: ${full} of ${goal}.` };
};
