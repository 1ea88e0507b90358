// The Path Finding Adventure: intro pages, a grid to edit, a breadth-first search to watch, then the other searches to compare.
import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroPages } from '../kit/IntroPages.tsx';
import { PathGame } from './PathGame.tsx';

export function PathFindingActivity({ activity, submit, report }: ActivityProps<'path-finding'>) {
  return (
    <IntroPages pages={activity.intro} start={activity.start}>
      <PathGame activity={activity} submit={submit} report={report} />
    </IntroPages>
  );
}
