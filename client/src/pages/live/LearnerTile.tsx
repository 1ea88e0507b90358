// One learner on the board: who, where, at which task, and in which state for how long.
import { useLingui } from '@lingui/react/macro';
import Hand from 'lucide-react/icons/hand';
import { memo } from 'react';
import { placeTitle, type WorkByRealm, workTitle } from '../../features/live/useRealmWork.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { useBoard, useLearner, useMinutes, useShownName } from './boardHooks.ts';
import styles from './live.module.css';
import { STATE_LOOKS } from './stateLooks.tsx';

export interface LearnerTileProps {
  id: string;
  work: WorkByRealm;
  /** Edge length of the picture, CSS pixels. */
  pictureSize: number;
  /** The one tile that Tab reaches; arrow keys move from there. */
  isInTabOrder: boolean;
}

export const LearnerTile = memo(({ id, work, pictureSize, isInTabOrder }: LearnerTileProps) => {
  const { t } = useLingui();
  const { numbers, open } = useBoard();
  const learner = useLearner(id);
  const shownName = useShownName();
  const showsMinutes = learner?.state === 'stuck' || learner?.state === 'away';
  const minutes = useMinutes(showsMinutes ? learner.since : null);
  if (!learner) return null;
  const { state, realm, task, avatar, teacherIsComing, since } = learner;
  const { Icon, label } = STATE_LOOKS[state];
  const isNotHereYet = state === 'away' && since === null;
  const place = realm === null ? t`Not in a realm` : placeTitle(realm);
  const title = realm === null || realm === 'school-unit-2' ? undefined : workTitle(work[realm], task);
  return (
    <button
      type="button"
      className={styles.tile}
      data-learner={id}
      data-state={state}
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={() => open(id)}
    >
      <span className={styles.tilePicture}>
        <Portrait character={avatar} name="" size={pictureSize} />
      </span>
      <span className={styles.tileText}>
        <span className={styles.tileName}>
          <span className={styles.tileNumber}>{numbers.get(id)}</span> {shownName(learner)}
        </span>
        <span className={styles.tileState}>
          <Icon aria-hidden="true" className={styles.tileIcon} />
          {isNotHereYet ? t`Not here yet` : t(label)}
          {showsMinutes && !isNotHereYet && ` ${t`${minutes} min`}`}
          {teacherIsComing && (
            <span className={styles.coming} title={t`A teacher is coming`}>
              <Hand aria-hidden="true" className={styles.tileIcon} />
              <span className="lw-hidden">{t`A teacher is coming`}</span>
            </span>
          )}
        </span>
        {state !== 'away' && <span className={styles.tilePlace}>{title ?? place}</span>}
        {state !== 'away' && title !== undefined && <span className={styles.tileRealm}>{place}</span>}
      </span>
    </button>
  );
});
