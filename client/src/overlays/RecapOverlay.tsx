// Celebrates a finished realm: its points where it has any, then badge, score and a summary of what was learned.

import { countTries } from '@lanternwise/shared/quests/firstTries';
import { scoreRealm } from '@lanternwise/shared/quests/score';
import { isForced } from '@lanternwise/shared/quests/stars';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { playSound } from '../audio/playSound.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useReducedMotion } from '../features/settings/useSettings.ts';
import { DialogActions } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { ItemMedal } from '../overlay-kit/ItemIcon.tsx';
import { useWorld } from '../overlay-kit/useWorld.ts';
import { Button } from '../ui/Button.tsx';
import { Stars } from '../ui/Stars.tsx';
import { useConfetti } from '../ui/useConfetti.ts';
import { AchievementScore } from './AchievementScore.tsx';
import { FirstTries } from './FirstTries.tsx';
import { Taps } from './lesson/Taps.tsx';
import { RecapList } from './RecapList.tsx';
import styles from './RecapOverlay.module.css';

export function RecapOverlay({ close }: OverlayProps<'recap'>) {
  const { t } = useLingui();
  const { realm, quest } = useRealmContent();
  const state = useRealmState();
  const { score, stars, xp } = scoreRealm(quest, state);
  const tries = countTries(quest, state);
  const isCelebrated = tries.of === 0 || !isForced(tries.right / tries.of);
  const [isScoreRead, setScoreRead] = useState(false);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const reducedMotion = useReducedMotion();
  useConfetti(reducedMotion || !isCelebrated ? null : canvas, 90);
  useEffect(() => playSound(isCelebrated ? 'celebration' : 'task-done'), [isCelebrated]);
  const world = useWorld();
  const leadToExit = () => {
    close();
    world.emit('walk/requested', { target: quest.exit.id, pan: true });
  };
  if (quest.points && !isScoreRead)
    return (
      <AchievementScore
        groups={quest.points}
        ending={quest.ending}
        onContinue={() => setScoreRead(true)}
        onClose={close}
      />
    );
  return (
    <GameDialog
      title={quest.points ? t`Session Complete!` : t`All tasks done!`}
      colour="amber"
      size="wide"
      onClose={close}
      foot={
        <DialogActions tight>
          <Button size="large" onClick={leadToExit}>
            {quest.ending?.next ?? <Trans>To the arrow!</Trans>}
          </Button>
        </DialogActions>
      }
    >
      <canvas ref={setCanvas} className={styles.confetti} />
      <div className={styles.recap}>
        <ItemMedal icon={realm.badge.id} size={120} />
        <p className={styles.badge}>{realm.badge.name}</p>
        <Stars value={stars} of={quest.tasks.length * 3} size={22} />
        <p className={styles.figures}>
          {quest.graded.length > 0 ? (
            <Trans>
              Score {score} of 100, {xp} XP
            </Trans>
          ) : (
            <Trans>{xp} XP</Trans>
          )}
        </p>
        <FirstTries {...tries} />
        <Taps taps={[{ name: t`What you can do now`, content: <RecapList /> }]} />
      </div>
    </GameDialog>
  );
}
