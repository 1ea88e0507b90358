// All tasks of a realm are done: the badge, what was learned in a few lines, the figures.

import { scoreRealm } from '@lanternwise/shared/quests/score';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { playSound } from '../audio/playSound.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useReducedMotion } from '../features/settings/useSettings.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { ItemIcon } from '../overlay-kit/ItemIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { Stars } from '../ui/Stars.tsx';

/** Confetti over the window of the recap, drawn on a canvas inside it. */
function useCelebration(canvas: HTMLCanvasElement | null): void {
  const reducedMotion = useReducedMotion();
  useEffect(() => playSound('celebration'), []);
  useEffect(() => {
    if (reducedMotion || !canvas) return;
    let reset: (() => void) | undefined;
    void import('canvas-confetti').then(({ default: confetti }) => {
      const fireConfetti = confetti.create(canvas, { resize: true });
      reset = fireConfetti.reset;
      void fireConfetti({ particleCount: 90, spread: 80, origin: { y: 0.35 }, disableForReducedMotion: true });
    });
    return () => reset?.();
  }, [reducedMotion, canvas]);
}

export function RecapOverlay({ close }: OverlayProps<'recap'>) {
  const { t } = useLingui();
  const { realm, quest } = useRealmContent();
  const { score, stars, xp } = scoreRealm(quest, useRealmState());
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useCelebration(canvas);
  return (
    <GameDialog title={t`All tasks done!`} colour="amber" onClose={close}>
      <canvas ref={setCanvas} className="rec-confetti" />
      <div className="rec">
        <span className="rec-badge">
          <ItemIcon icon={realm.badge.id} size={120} />
        </span>
        <p className="rec-name">{realm.badge.name}</p>
        <Stars value={stars} of={quest.tasks.length * 3} size={22} />
        <p className="rec-figures">
          <Trans>
            Score {score} of 100, {xp} XP
          </Trans>
        </p>
        <h3 className="ov-sub">
          <Trans>What you can do now</Trans>
        </h3>
        <ul className="rec-list">
          {realm.recap.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button size="large" onClick={close}>
          <Trans>To the arrow!</Trans>
        </Button>
      </div>
    </GameDialog>
  );
}
