// A tutorial on the map: how to play, each arrow held once, the completion, then the tour with the camera.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { playSound } from '../../audio/playSound.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { useRecord } from '../../features/progress/hooks.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { DialogActions } from '../../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { useTouchDevice } from '../../overlay-kit/useTouchDevice.ts';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { focusHome } from '../../ui/layers/layerStack.ts';
import { keyLabel } from '../settings/keyLabel.ts';
import { MovementPanel } from './MovementPanel.tsx';
import { TourPanel } from './TourPanel.tsx';
import styles from './Tutorial.module.css';
import { FIRST_STAGE, MOVEMENT_ZOOM, nextStage, type TutorialMove } from './tutorialSteps.ts';

export function TutorialOverlay({ request, close }: OverlayProps<'tutorial'>) {
  const lesson = useRealmContent().lessons[request.ref];
  return lesson?.kind === 'tutorial' ? <Tutorial lesson={lesson} close={close} /> : null;
}

function Tutorial({ lesson, close }: { lesson: LessonOf<'tutorial'>; close(): void }) {
  const [stage, setStage] = useState(FIRST_STAGE);
  const record = useRecord();
  const fill = useKeyNames();
  const isMoving = stage.kind === 'movement';
  useCamera(isMoving);
  const move = (by: TutorialMove) => {
    const next = nextStage(stage, by, lesson.stops.length);
    if (next.kind === 'moved') record({ kind: 'lesson-finished', ref: lesson.id, skipped: by === 'skip' });
    if (isMoving && by === 'forward') playSound('step-done');
    if (next.kind !== 'over') return setStage(next);
    close();
    focusHome();
  };
  switch (stage.kind) {
    case 'how-to':
      return <HowToPlay lesson={lesson} fill={fill} onMove={move} />;
    case 'movement':
      return <MovementPanel step={stage.step} onHeld={() => move('forward')} onSkip={() => move('skip')} />;
    case 'moved':
      return <Moved onMove={move} />;
    case 'tour':
      return <TourPanel stops={lesson.stops} at={stage.stop} fill={fill} onMove={move} />;
    case 'over':
      return null;
  }
}

/** Names the keys of the learner in texts of the content. */
function useKeyNames(): (text: string) => string {
  const { t } = useLingui();
  const { keys } = useSettings();
  const touched = useTouchDevice();
  const interact = touched ? t`the hand` : keyLabel(keys.interact[0]);
  return (text) => fillPlaceholders(text, { interact });
}

/** Comes near the player during the movement; the world has its own camera again when the tutorial is gone. */
function useCamera(isMoving: boolean): void {
  const world = useWorld();
  useEffect(() => {
    if (isMoving) world.emit('camera/framed', { target: null, zoom: MOVEMENT_ZOOM });
    else world.emit('camera/framed', null);
    return () => world.emit('camera/framed', null);
  }, [world, isMoving]);
}

interface StageProps {
  onMove(move: TutorialMove): void;
}

function HowToPlay({
  lesson,
  fill,
  onMove,
}: StageProps & { lesson: LessonOf<'tutorial'>; fill(text: string): string }) {
  const { t } = useLingui();
  return (
    <GameDialog title={t`How to play`} colour="sky" onClose={() => onMove('skip')} closeLabel={t`Skip tutorial`}>
      <ul className={styles.howTo}>
        {lesson.howTo.map(({ title, text, icon }) => (
          <li key={title}>
            <span className={styles.icon} aria-hidden="true">
              <ContentIcon name={icon} size={30} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{fill(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button size="large" data-first-focus onClick={() => onMove('forward')}>
          <Trans>Try it</Trans>
        </Button>
      </DialogActions>
    </GameDialog>
  );
}

function Moved({ onMove }: StageProps) {
  const { t } = useLingui();
  return (
    <GameDialog
      title={t`Movement Tutorial Complete!`}
      size="small"
      colour="teal"
      onClose={() => onMove('skip')}
      closeLabel={t`Skip tour`}
    >
      <p>
        <Trans>Now the camera flies. You stay.</Trans>
      </p>
      <DialogActions>
        <Button size="large" data-first-focus onClick={() => onMove('forward')}>
          <Trans>Start Map Tour</Trans>
        </Button>
      </DialogActions>
    </GameDialog>
  );
}
