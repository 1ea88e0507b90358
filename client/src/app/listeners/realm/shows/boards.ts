// Emits what hangs on the boards of a realm, from all its painters: once they are loaded, and whenever the player sees the world again.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { ShopBoard } from '../../../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../../../features/overlays/overlaysSlice.ts';
import { observeStore } from '../../../../lib/observeStore.ts';
import { getRealmState, type RealmContext, selectRealmState } from '../realmState.ts';

/** What hangs on boards, by the id of the shop or character whose board it is. */
export type PaintBoards = (content: RealmContent, state: RealmState) => Readonly<Record<string, ShopBoard>>;

/** Returns the unsubscribe function. */
export function connectBoards({ bus, store, content }: RealmContext, painters: readonly PaintBoards[]): () => void {
  const emit = () => {
    const state = getRealmState(store, content);
    const boards = Object.assign({}, ...painters.map((paint) => paint(content, state)));
    bus.emit('boards/changed', { boards });
  };
  /** What changes behind an overlay waits until it is seen. */
  const emitSeen = () => {
    if (!selectIsOverlayOpen(store.getState())) emit();
  };
  emit();
  const stops = [
    observeStore(store, selectRealmState(content), emitSeen),
    observeStore(store, selectIsOverlayOpen, emitSeen),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
