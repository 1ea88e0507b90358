// Emits what lessons changed in the world: boards and exchanged pictures, when the realm opens and whenever the player sees it again.
import { t } from '@lingui/core/macro';
import type { BusEvents, ShopBoard } from '../../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { readProgramResults } from '../../../features/progress/programResults.ts';
import { type Board, shopBoards } from '../../../features/realm/boards.ts';
import { changedFrames, trainedModels } from '../../../features/realm/trainedModels.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { signLines } from '../../../overlay-kit/signText.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

const toShopBoard = ({ isSample, ...board }: Board): ShopBoard => ({ ...board, label: isSample ? t`Sample` : null });

function realmBoards({ store, content }: Pick<RealmContext, 'store' | 'content'>) {
  const state = getRealmState(store, content);
  const boards: BusEvents['boards/changed']['boards'] = Object.fromEntries([
    ...Object.entries(shopBoards(content, state, readProgramResults())).map(
      ([shop, board]) => [shop, toShopBoard(board)] as const,
    ),
    ...Object.entries(trainedModels(content, state)).map(([id, model]) => {
      const remarks = content.realm.characters.find((character) => character.id === id)?.trained?.remarks;
      return [id, { lines: signLines(model), label: null, ...(remarks && { remarks }) }] as const;
    }),
  ]);
  return { boards, frames: changedFrames(content, state) };
}

/** Returns the unsubscribe function. */
export function connectBoards(world: RealmContext): () => void {
  const { bus, store, content } = world;
  const emitAll = () => {
    const { boards, frames } = realmBoards(world);
    bus.emit('boards/changed', { boards });
    bus.emit('props/changed', { frames });
  };
  /** What changes behind an overlay waits until it is seen. */
  const emitSeen = () => {
    if (!selectIsOverlayOpen(store.getState())) emitAll();
  };
  emitAll();
  const stops = [
    observeStore(store, selectRealmState(content), emitSeen),
    observeStore(store, selectIsOverlayOpen, emitSeen),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
