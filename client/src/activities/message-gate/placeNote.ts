// Beside the guide couriers come to the gate that the learner's tree opens or shuts.
import { t } from '@lingui/core/macro';
import type { KindNote } from '../host/kindNotes.ts';

export const placeNote: KindNote = ({ activities }, { cards }) => {
  const fort = Object.values(activities).find(({ kind }) => kind === 'message-gate');
  const figures = fort && cards[fort.id];
  if (!figures || figures['gate depth'] === undefined) return undefined;
  const { 'false alarms': turnedAway = 0, misses: letIn = 0 } = figures;
  const note = t`Your tree guards the gate: in its test, friends turned away: ${turnedAway}, thieves let in: ${letIn}.`;
  return { guide: fort.guide, note };
};
