// Programs the tractor for one field: reading the new idea, then blocks, Python and the run on the map.
import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroPages } from '../kit/IntroPages.tsx';
import { TractorGame } from './TractorGame.tsx';

export function TractorActivity({ activity, submit, report }: ActivityProps<'tractor'>) {
  return (
    <IntroPages pages={activity.intro} start={activity.start}>
      <TractorGame activity={activity} submit={submit} report={report} />
    </IntroPages>
  );
}
