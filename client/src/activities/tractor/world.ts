// Shows the tractor's fields as the learner left them: worked for good once passed; a lesson that is open shows its runs itself.
import { restingCells, tractorField } from '@lanternwise/shared/activities/tractor/fields';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';

/** Returns the unsubscribe function. */
export function connectTractorFields({ bus, store, content }: RealmContext): () => void {
  const fields = Object.values(content.activities).flatMap((activity) =>
    activity.kind === 'tractor' ? [{ activity: activity.id, field: tractorField(activity.field) }] : [],
  );
  if (fields.length === 0) return () => undefined;
  const emitFields = () => {
    if (isWorldHidden(store)) return;
    const { activities } = getRealmState(store, content);
    for (const { activity, field } of fields) {
      const cells = restingCells(field, activities[activity]?.correct ?? false);
      const command = { cells, pose: null, ms: 0, isCrashed: false };
      bus.emit('mechanic/command', { id: field.id, mechanic: 'tractor-field', command });
    }
  };
  emitFields();
  return observeRealm({ store, content }, emitFields);
}
