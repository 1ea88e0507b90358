// The strip that a window folds to while its activity is played on the map, with the way back to it.
import type { Activity } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { splitBrief } from '../activities/kit/splitBrief.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import {
  type FoldedWindow as Folded,
  foldDropped,
  overlayRequested,
  selectFolded,
  selectIsOverlayOpen,
} from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import styles from './FoldedWindow.module.css';

export function FoldedWindow() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const folded = useAppSelector(selectFolded);
  const hidden = useAppSelector(selectIsOverlayOpen);
  const content = useRealmContent();
  const { activities } = content;
  const state = useRealmState();
  const activity = folded ? activities[folded.activity] : undefined;
  const isPassed = activity !== undefined && state.activities[activity.id]?.correct === true;
  // Nothing comes after it: the window need not come back.
  const isOver = isPassed && folded !== null && isLastOf(content, folded.request, activity);
  useEffect(() => {
    if (isOver) dispatch(foldDropped());
  }, [isOver, dispatch]);
  if (!folded || !activity || hidden || isOver) return null;
  const comeBack = () => dispatch(overlayRequested({ ...folded.request, activity: folded.activity }));
  return (
    <section className={styles.place} aria-label={activity.title} data-folded-window={activity.id}>
      <div className={cx('lw-panel lw-panel-slim', styles.strip)}>
        {isPassed && <Check aria-hidden="true" className={styles.tick} size={24} strokeWidth={3.5} />}
        <p>{isPassed ? activity.title : taskOf(activity)}</p>
        <Button size="small" variant={isPassed ? 'primary' : 'secondary'} onClick={comeBack}>
          {isPassed ? t`Next` : t`Show window`}
        </Button>
      </div>
    </section>
  );
}

/** What there is to do, in one sentence. */
const taskOf = (activity: Activity): string =>
  ('walk' in activity ? activity.walk : undefined) ?? splitBrief(activity.prompt).first;

/** Also of a lesson whose quest asks for the answer alone. */
function isLastOf({ lessons, quest }: RealmContent, { kind, ref }: Folded['request'], { id, next }: Activity): boolean {
  if (kind === 'activity') return !next;
  const lesson = lessons[ref];
  const isAsked = quest.tasks.some(({ steps }) =>
    steps.some(({ on }) => on.kind === 'lesson-finished' && on.ref === ref),
  );
  return lesson?.kind === 'adventure' && lesson.levels.at(-1)?.activity === id && !isAsked;
}
