// Creates the recorder of Unit 2, whose events go the way of a realm's: store, outbox, server.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { UNIT2_CONTEXT } from '@lanternwise/shared/school/unit2Grade';
import { UNIT2_PLACE } from '@lanternwise/shared/school/unit2Quest';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { realmAdvanced, selectRealmStates } from '../../../features/progress/progressSlice.ts';
import { createRecorder } from '../../../features/progress/recorder.ts';
import type { RecordEvent } from '../../../features/progress/types.ts';
import { getProgressSync } from '../../listeners/progressSync.ts';
import type { AppStore } from '../../store.ts';

function createUnit2Recorder(store: AppStore): RecordEvent {
  const sync = getProgressSync(store);
  return createRecorder({
    realm: UNIT2_PLACE,
    questContext: UNIT2_CONTEXT,
    getState: () => selectRealmStates(store.getState())[UNIT2_PLACE] ?? EMPTY_REALM_STATE,
    setState: (state) => store.dispatch(realmAdvanced({ realm: UNIT2_PLACE, state })),
    append: sync.append,
    onEffects: () => undefined,
  });
}

export function useUnit2Record(): RecordEvent {
  const store = useStore() as AppStore;
  const [record] = useState(() => createUnit2Recorder(store));
  return record;
}
