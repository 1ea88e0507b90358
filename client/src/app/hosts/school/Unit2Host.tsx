// Shows Unit 2; on a phone the lesson waits for a click, because its window would cover the notice.

import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { UNIT2_CONTEXT } from '@lanternwise/shared/school/unit2Content';
import { UNIT2_PLACE } from '@lanternwise/shared/school/unit2Quest';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { placeChanged, placeLeft } from '../../../features/live/liveSlice.ts';
import { realmAdvanced, selectRealmStates } from '../../../features/progress/progressSlice.ts';
import { createRecorder } from '../../../features/progress/recorder.ts';
import type { RecordEvent } from '../../../features/progress/types.ts';
import { useAppDispatch } from '../../../features/store/hooks.ts';
import type { AppStore } from '../../../features/store/store.ts';
import { currentDevice, isPhone } from '../../guards/device.ts';
import { getProgressSync } from '../../listeners/progressSync.ts';
import { Unit2Page } from './Unit2Page.tsx';

export function Unit2Host() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(placeChanged({ realm: UNIT2_PLACE }));
    return () => void dispatch(placeLeft());
  }, [dispatch]);
  return <Unit2Page startsOpen={!isPhone(currentDevice())} record={useUnit2Record()} />;
}

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

function useUnit2Record(): RecordEvent {
  const store = useStore() as AppStore;
  const [record] = useState(() => createUnit2Recorder(store));
  return record;
}
