// Emits what the boards of the realm show: when the realm opens, when its state changes and when an overlay closes.
import { t } from '@lingui/core/macro';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { readLastPerson } from '../../../features/progress/lastPerson.ts';
import { readOutput } from '../../../features/progress/programOutputs.ts';
import { shopBoards, trainedModels } from '../../../features/realm/boards.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

/** Returns the unsubscribe function. */
export function connectBoards({ bus, store, content }: RealmContext): () => void {
  const emitBoards = () => {
    const person = readLastPerson();
    const state = getRealmState(store, content);
    const shown = shopBoards(content, state, (lesson) => readOutput(person, lesson));
    const boards = Object.entries(shown).map(([shop, { lines, isSample }]) => {
      return [shop, { lines, label: isSample ? t`Sample` : null }] as const;
    });
    const signs = Object.entries(trainedModels(content, state)).map(([character, accuracy]) => {
      const percent = Math.round(accuracy * 100);
      return [character, { lines: [t`Leftover alarm`, t`right on ${percent}%`, t`of new days`], label: null }] as const;
    });
    const all = Object.fromEntries([...boards, ...signs]);
    if (Object.keys(all).length > 0) bus.emit('boards/changed', { boards: all });
  };
  emitBoards();
  const stops = [
    observeStore(store, selectRealmState(content), emitBoards),
    observeStore(store, selectIsOverlayOpen, emitBoards),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
