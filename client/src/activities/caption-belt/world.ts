// Lets the player label captions on the joke belt with the feet: shows the belt as it stands, and keeps each label where the window finds it.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../../features/overlays/overlaysSlice.ts';
import { isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import { observeStore } from '../../lib/observeStore.ts';

/** The object on the map. */
const BELT = 'caption-belt';

/** Returns the unsubscribe function. */
export function connectJokeBelt({ bus, store, content }: RealmContext): () => void {
  const belt = Object.values(content.activities).find(
    (one): one is ActivityOf<'caption-belt'> => one.kind === 'caption-belt',
  );
  if (!belt) return () => undefined;
  let isStopped = false;
  /** Only this realm needs them. */
  const parts = () => Promise.all([import('./beltCommand.ts'), import('./captionLabels.ts')]);
  const show = async () => {
    const [{ beltCommand }, { beltStorage }] = await parts();
    // A window that is open shows its own labels.
    if (isStopped || isWorldHidden(store)) return;
    const command = beltCommand(belt, beltStorage(belt).read().labels);
    bus.emit('mechanic/command', { id: BELT, mechanic: 'joke-belt', command });
  };
  const label = async (caption: string, what: 'funny' | 'kind', value: boolean) => {
    const [{ beltCommand, nextCaption }, { beltStorage }] = await parts();
    const storage = beltStorage(belt);
    const draft = storage.read();
    // The plates belong to the caption that rides; an older step changes nothing.
    if (nextCaption(belt, draft.labels)?.id !== caption) return;
    const labels = { ...draft.labels, [caption]: { ...draft.labels[caption], [what]: value } };
    storage.write({ ...draft, labels });
    const { card, notice } = beltCommand(belt, labels);
    if (!card) store.dispatch(hintGiven('answer', notice));
    await show();
  };
  void show();
  const stops = [
    observeStore(store, selectIsOverlayOpen, () => void show()),
    bus.on('mechanic/event', ({ mechanic, id, event }) => {
      if (mechanic === 'joke-belt' && id === BELT) void label(event.caption, event.what, event.label);
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
