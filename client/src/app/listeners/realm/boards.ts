// Emits what lessons changed in the world: boards and exchanged pictures, when the realm opens and whenever the player sees it again.
import { t } from '@lingui/core/macro';
import type { BusEvents, ShopBoard } from '../../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { readProgramResults } from '../../../features/progress/programResults.ts';
import { type Board, shopBoards } from '../../../features/realm/boards.ts';
import { framedPictures } from '../../../features/realm/framedPictures.ts';
import type { drawPlot } from '../../../features/realm/plotPicture.ts';
import { plottedBoards } from '../../../features/realm/plottedBoards.ts';
import { changedFrames, trainedModels } from '../../../features/realm/trainedModels.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { signLines } from '../../../overlay-kit/signText.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

const toShopBoard = ({ isSample, ...board }: Board): ShopBoard => ({ ...board, label: isSample ? t`Sample` : null });

function realmBoards({ store, content }: Pick<RealmContext, 'store' | 'content'>, draw: typeof drawPlot | undefined) {
  const state = getRealmState(store, content);
  const boards: BusEvents['boards/changed']['boards'] = Object.fromEntries([
    ...Object.entries(shopBoards(content, state, readProgramResults())).map(
      ([shop, board]) => [shop, toShopBoard(board)] as const,
    ),
    ...framedPictures(content, state).map(
      ({ board, picture, isSample }) => [board, { lines: [], label: isSample ? t`Sample` : null, picture }] as const,
    ),
    ...plottedBoards(content, state).flatMap((plotted) => {
      const picture = draw?.(plotted);
      return picture ? [[plotted.board, { lines: [], label: null, picture }] as const] : [];
    }),
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
  let draw: typeof drawPlot | undefined;
  let isStopped = false;
  /** The drawing of plots is loaded with the first of them. */
  const loadDrawing = async () => {
    draw = (await import('../../../features/realm/plotPicture.ts')).drawPlot;
    if (!isStopped) emitSeen();
  };
  const emitAll = () => {
    if (!draw && plottedBoards(content, getRealmState(store, content)).length > 0) void loadDrawing();
    const { boards, frames } = realmBoards(world, draw);
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
    isStopped = true;
    for (const stop of stops) stop();
  };
}
