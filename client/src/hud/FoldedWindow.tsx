// The strip that a window folds to while its activity is played on the map, with the way back to it.
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import {
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
  const { activities } = useRealmContent();
  const state = useRealmState();
  const activity = folded ? activities[folded.activity] : undefined;
  const isPassed = activity !== undefined && state.activities[activity.id]?.correct === true;
  // Nothing comes after it: the window need not come back.
  const isOver = isPassed && folded?.request.kind === 'activity' && !activity.next;
  useEffect(() => {
    if (isOver) dispatch(foldDropped());
  }, [isOver, dispatch]);
  if (!folded || !activity || hidden || isOver) return null;
  const comeBack = () => dispatch(overlayRequested({ ...folded.request, activity: folded.activity }));
  return (
    <section className={styles.place} aria-label={activity.title} data-folded-window={activity.id}>
      <div className={cx('lw-panel lw-panel-slim', styles.strip)}>
        {isPassed && <Check aria-hidden="true" className={styles.tick} size={24} strokeWidth={3.5} />}
        <p>{isPassed ? activity.title : activity.prompt}</p>
        <Button size="small" variant={isPassed ? 'primary' : 'secondary'} onClick={comeBack}>
          {isPassed ? t`Next` : t`Show window`}
        </Button>
      </div>
    </section>
  );
}
