// The opening of the story: dusk on the Lantern Road, the lanterns go out, and Wick comes along; it runs, rests or is skipped.
import { TRANSITION_HEIGHT, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import { useLingui } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { useAvatar } from '../../features/avatar/useAvatar.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { useNarration } from '../../narration/useNarration.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { createAvatarFigure, createRoadPainter } from '../transition/frameRenderer.ts';
import styles from './OpeningOverlay.module.css';
import { CHILD_AT, LINE_SECONDS, lanternLight, nightOf, wickOnRoad } from './opening.ts';
import { createWickFigure } from './wickFigure.ts';

/** Of a picture book: as often as Wick takes a step. */
const FRAME_MS = 80;

/** Each line, in the order in which it is told. */
function useLines(): readonly string[] {
  const { t } = useLingui();
  return [
    t`Eight towns lie along the Lantern Road. Every evening somebody lit the lanterns.`,
    t`Then the towns bought one Great Lamp. It is to decide for all: who gets the last seat, which letter is true, whose joke is kind.`,
    t`“Right 98 times out of 100,” says its poster. So the lanterns were put out.`,
    t`Nobody has tested it.`,
    t`“I am Wick, an empty lantern. I can do only what somebody teaches me.”`,
    t`You are the road's new lamplighter. Teach, test, and light what you trust. You may also say no.`,
  ];
}

/** The road as it is now; `clock` = seconds of the opening. */
function RoadPicture({ clock }: { clock: { readonly current: number } }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const avatar = useAvatar();
  const sign = t`Lantern Road`;
  useEffect(() => {
    const paint = canvas.current && createRoadPainter(canvas.current, sign);
    if (!paint) return;
    const child = createAvatarFigure(avatar);
    const wick = createWickFigure();
    let frame = 0;
    let drawnAt = 0;
    const draw = (now: number) => {
      frame = requestAnimationFrame(draw);
      if (now - drawnAt < FRAME_MS) return;
      drawnAt = now;
      const seconds = clock.current;
      const comes = wickOnRoad(seconds);
      paint({
        night: nightOf(seconds),
        lightOf: (share) => lanternLight(share, seconds),
        figures: [...(comes ? [wick(comes, now)] : []), child(CHILD_AT, 0, comes ? 'right' : 'down')],
      });
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [clock, avatar, sign]);
  return <canvas ref={canvas} width={TRANSITION_WIDTH / 2} height={TRANSITION_HEIGHT / 2} className={styles.picture} />;
}

export function OpeningOverlay({ close }: OverlayProps<'opening'>) {
  const { t } = useLingui();
  const lines = useLines();
  const narrator = useNarration();
  const isCalm = useReducedMotion();
  const clock = useRef(0);
  const [line, setLine] = useState(0);
  const [isRunning, setRunning] = useState(!isCalm);
  const last = lines.length - 1;
  const text = lines[line] ?? '';
  useEffect(() => {
    void narrator.speak({ text: [text] });
  }, [narrator, text]);

  /** With reduced motion each line shows its end at once. */
  const goTo = (next: number) => {
    clock.current = (isCalm ? next + 1 : next) * LINE_SECONDS;
    setLine(next);
  };
  useEffect(() => {
    if (isCalm) clock.current = LINE_SECONDS;
  }, [isCalm]);
  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      clock.current = Math.min((last + 1) * LINE_SECONDS, clock.current + (now - before) / 1000);
      before = now;
      setLine(Math.min(last, Math.floor(clock.current / LINE_SECONDS)));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, last]);

  return (
    <GameDialog title={t`The Lantern Road`} colour="violet" size="wide" onClose={close}>
      <RoadPicture clock={clock} />
      <p className={styles.line} aria-live="polite">
        {text}
      </p>
      <div className={styles.bar}>
        <Button variant="secondary" onClick={close}>
          {t`Skip`}
        </Button>
        {isCalm ? null : (
          <IconButton
            label={isRunning ? t`Pause` : t`Run on`}
            icon={isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setRunning(!isRunning)}
          />
        )}
        <span className={styles.place} aria-hidden="true">
          {line + 1} / {lines.length}
        </span>
        <Button variant="secondary" disabled={line === 0} onClick={() => goTo(line - 1)}>
          {t`Previous`}
        </Button>
        {line < last ? (
          <Button data-first-focus onClick={() => goTo(line + 1)}>
            {t`Next`}
          </Button>
        ) : (
          <Button data-first-focus onClick={close}>
            {t`Set out`}
          </Button>
        )}
      </div>
    </GameDialog>
  );
}
