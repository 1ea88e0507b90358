// Shows Unit 2; on a phone the lesson waits for a click, because its window would cover the notice.
import { UNIT2_PLACE } from '@lanternwise/shared/school/unit2Quest';
import { useEffect } from 'react';
import { NOWHERE, setPlace } from '../../../features/live/placeNow.ts';
import { Unit2Page } from '../../../pages/school/Unit2Page.tsx';
import { currentDevice, isPhone } from '../../guards/device.ts';
import { useUnit2Record } from './useUnit2Record.ts';

export function Unit2Host() {
  useEffect(() => {
    setPlace({ ...NOWHERE, realm: UNIT2_PLACE });
    return () => setPlace(NOWHERE);
  }, []);
  return <Unit2Page startsOpen={!isPhone(currentDevice())} record={useUnit2Record()} />;
}
