// An activity over the world by itself, and the one that follows it once it is passed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActivityRunner } from '../activities/ActivityRunner.tsx';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { LessonNav } from './lesson/LessonNav.tsx';
import { LessonStage } from './lesson/LessonStage.tsx';
import { useLessonTools } from './lesson/useLesson.ts';
import './lesson/lesson.css';

export function ActivityOverlay({ request, close }: OverlayProps<'activity'>) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(request.ref);
  const [passed, setPassed] = useState(false);
  const tools = useLessonTools(current, close);
  const activity = tools.activity(current);
  if (!activity) {
    return (
      <GameDialog title={t`No such activity`} size="small" onClose={close}>
        <p>
          <Trans>This activity is not part of the realm.</Trans>
        </p>
      </GameDialog>
    );
  }
  const { next } = activity;
  const goOn = (to: string) => {
    setCurrent(to);
    setPassed(false);
  };
  return (
    <GameDialog title={activity.title} size="full" colour="amber" className="lesson lesson-activity" onClose={close}>
      <LessonStage id={current} moving={false}>
        <ActivityRunner
          key={current}
          activity={activity}
          onAnswered={(answered) => tools.answered(current, answered)}
          onReport={(figures) => tools.reported(current, figures)}
          onPassed={() => setPassed(true)}
        />
      </LessonStage>
      <LessonNav
        close={{ label: passed ? t`Back to the park` : t`Close`, onPress: close }}
        {...(current !== request.ref && { back: { label: t`Back`, onPress: () => goOn(request.ref) } })}
        {...(next && passed && { next: { label: next.label, onPress: () => goOn(next.activity) } })}
      />
    </GameDialog>
  );
}
