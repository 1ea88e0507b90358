// Shows Unit 2 under the phone notice; on a phone the lesson waits for a click, because its window would cover the notice.
import { Unit2Page } from '../../pages/school/Unit2Page.tsx';
import { currentDevice, isPhone } from '../guards/device.ts';
import { MobileNotice } from '../guards/MobileNotice.tsx';

export function Unit2Host() {
  return (
    <MobileNotice insideMain>
      <Unit2Page startsOpen={!isPhone(currentDevice())} />
    </MobileNotice>
  );
}
