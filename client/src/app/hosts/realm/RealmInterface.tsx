// The interface over a realm's world: HUD and windows, in a chunk of its own that the first frame does not wait for.
import { useDeferredValue } from 'react';
import { HintBar } from '../../../hud/HintBar.tsx';
import { Hud } from '../../../hud/Hud.tsx';
import { InteractPrompt } from '../../../hud/InteractPrompt.tsx';
import { QuestLog } from '../../../hud/QuestLog.tsx';
import { StoryCard } from '../../../hud/StoryCard.tsx';
import { TouchControls } from '../../../hud/TouchControls.tsx';
import { OverlayHost } from '../../../overlays/OverlayHost.tsx';
import { LessonGoalGuide } from './LessonGoalGuide.tsx';

export function RealmInterface({ isWorldShown }: { isWorldShown: boolean }) {
  // In slices: the world is on the screen by now, and answers keys meanwhile.
  const isShown = useDeferredValue(isWorldShown, false);
  return (
    <>
      {isShown ? (
        <>
          <Hud />
          <QuestLog />
          <StoryCard />
          <HintBar />
          <InteractPrompt />
          <TouchControls />
        </>
      ) : null}
      <OverlayHost />
      <LessonGoalGuide />
    </>
  );
}
