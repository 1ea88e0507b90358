// All tasks of a realm are done: the badge, what was learned in a few lines, the figures.
import { scoreRealm } from '@lanternwise/shared/quests/score';
import { useEffect } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useRealmContent } from '../../features/content/RealmContent.ts';
import type { OverlayProps } from '../../features/overlays/requests.ts';
import { useRealmState } from '../../features/progress/hooks.ts';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { GameDialog } from '../shell/GameDialog.tsx';
import { ItemIcon } from '../shell/ItemIcon.tsx';

function useCelebration(): void {
  const still = useReducedMotion();
  useEffect(() => {
    playSound('celebration');
    if (still) return;
    void import('canvas-confetti').then(({ default: confetti }) =>
      confetti({ particleCount: 90, spread: 80, origin: { y: 0.35 }, disableForReducedMotion: true, zIndex: 200 }),
    );
  }, [still]);
}

export function RecapOverlay({ close }: OverlayProps<'recap'>) {
  const { realm, quest } = useRealmContent();
  const { score, stars, xp } = scoreRealm(quest, useRealmState());
  useCelebration();
  return (
    <GameDialog title="All tasks done!" colour="amber" onClose={close}>
      <div className="rec">
        <span className="rec-badge">
          <ItemIcon icon={realm.badge.id} size={120} />
        </span>
        <p className="rec-name">{realm.badge.name}</p>
        <Stars value={stars} of={quest.tasks.length * 3} size={22} />
        <p className="rec-figures">
          Score {score} of 100, {xp} XP
        </p>
        <h3 className="ov-sub">What you can do now</h3>
        <ul className="rec-list">
          {realm.recap.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button size="large" onClick={close}>
          To the arrow!
        </Button>
      </div>
    </GameDialog>
  );
}
