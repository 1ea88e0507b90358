// Shows a single activity over the world, and the follow-up activity once it is passed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActivityRunner } from '../activities/host/ActivityRunner.tsx';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { LessonWindow } from '../overlay-kit/LessonWindow.tsx';
import { LessonContent } from './lesson/LessonContent.tsx';
import { LessonNav } from './lesson/LessonNav.tsx';
import { useLessonProgress } from './lesson/useLessonProgress.ts';
import { XpFlight } from './lesson/XpFlight.tsx';

export function ActivityOverlay({ request, close }: OverlayProps<'activity'>) {
  const { t } = useLingui();
  const { title: realm } = useRealmContent().realm;
  const [current, setCurrent] = useState(request.activity ?? request.ref);
  const [passed, setPassed] = useState(false);
  const tools = useLessonProgress(current, close);
  const activity = tools.findActivity(current);
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
  const openActivity = (to: string) => {
    setCurrent(to);
    setPassed(false);
  };
  return (
    <LessonWindow title={activity.title} colour="amber" onClose={close}>
      <LessonContent id={current} moving={false}>
        <ActivityRunner
          key={current}
          activity={activity}
          onAnswered={(answered) => tools.recordAnswer(current, answered)}
          onReport={(figures) => tools.recordFigures(current, figures)}
          onPassed={() => setPassed(true)}
        />
      </LessonContent>
      <XpFlight />
      <LessonNav
        {...(current !== request.ref && { back: { label: t`Back`, onPress: () => openActivity(request.ref) } })}
        {...(passed && {
          ...(next && { close: { label: t`Back to ${realm}`, onPress: close } }),
          next: next
            ? { label: next.label, onPress: () => openActivity(next.activity) }
            : { label: t`Back to ${realm}`, onPress: close },
        })}
      />
    </LessonWindow>
  );
}
