// The score of a realm that has points: each group, and the total out of 100.
import type { Quest, ScoreGroup } from '@lanternwise/shared/content/quest';
import { countTries } from '@lanternwise/shared/quests/firstTries';
import { groupScore } from '@lanternwise/shared/quests/score';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { DialogActions } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import styles from './AchievementScore.module.css';
import { FirstTries } from './FirstTries.tsx';

export interface AchievementScoreProps {
  groups: readonly ScoreGroup[];
  /** Words of the realm, if it has some. */
  ending?: Quest['ending'];
  onContinue(): void;
  onClose(): void;
}

export function AchievementScore({ groups, ending, onContinue, onClose }: AchievementScoreProps) {
  const { t } = useLingui();
  const state = useRealmState();
  const scores = groups.map((group) => ({ ...groupScore(group, state), group }));
  const total = scores.reduce((sum, { points }) => sum + points, 0);
  return (
    <GameDialog title={ending?.heading ?? t`Your Achievement Score`} colour="amber" onClose={onClose}>
      <p className={styles.total}>{`${total}/100`}</p>
      <FirstTries {...countTries(useRealmContent().quest, state)} className={styles.tries} />
      <ul className={styles.groups}>
        {scores.map(({ group, points, outOf }) => (
          <li key={group.id}>
            <p className={styles.row}>
              <span>{group.label}</span> <strong>{`${points}/${outOf}`}</strong>
            </p>
            <ProgressBar value={points} max={outOf} label={group.label} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button size="large" data-first-focus onClick={onContinue}>
          {ending?.proceed ?? <Trans>Continue</Trans>}
        </Button>
      </DialogActions>
    </GameDialog>
  );
}
