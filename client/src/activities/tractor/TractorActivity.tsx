// Programs the tractor for one field: reading the new idea, then blocks, Python and the run on the map.
import { tractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroPages } from '../kit/IntroPages.tsx';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { TractorGame } from './TractorGame.tsx';

export function TractorActivity({ activity, submit, report }: ActivityProps<'tractor'>) {
  useCameraBeside(tractorField(activity.field).id);
  return (
    <IntroPages pages={activity.intro} start={activity.start} isWhole>
      <TractorGame activity={activity} submit={submit} report={report} />
    </IntroPages>
  );
}
