// Shows Unit 2; on a phone the lesson waits for a click, because its window would cover the notice.
import { Unit2Page } from '../../../pages/school/Unit2Page.tsx';
import { currentDevice, isPhone } from '../../guards/device.ts';
import { useUnit2Record } from './useUnit2Record.ts';

export function Unit2Host() {
  return <Unit2Page startsOpen={!isPhone(currentDevice())} record={useUnit2Record()} />;
}
