// Beside the guide of the levels a dog runs the learner's maze; the figures of a level carry it once it is built.
import { isMaze } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import { t } from '@lingui/core/macro';
import type { KindNote } from '../host/kindNotes.ts';

export const placeNote: KindNote = ({ activities }, { cards }) => {
  const levels = Object.values(activities).filter(({ kind }) => kind === 'path-finding');
  const [first] = levels;
  if (!first) return undefined;
  const isBuilt = levels.some(({ id }) => Object.keys(cards[id] ?? {}).some(isMaze));
  const note = isBuilt
    ? t`On the lawn nearby your maze stands, and a guide dog runs its shortest way.`
    : t`On the lawn nearby a guide dog waits for a maze of yours.`;
  return { guide: first.guide, note };
};
