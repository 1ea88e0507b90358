// The interface over a realm's world: HUD and windows, in a chunk of its own that the first frame does not wait for.

import { currentGoal } from '@lanternwise/shared/quests/guidance';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect } from 'react';
import { useRealmContent } from '../../../features/content/realmContentContext.ts';
import { selectWalk, walkBegun } from '../../../features/live/liveSlice.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { overlaysCleared } from '../../../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../../../features/progress/hooks.ts';
import { useAppDispatch, useAppSelector } from '../../../features/store/hooks.ts';
import { FoldedWindow } from '../../../hud/FoldedWindow.tsx';
import { Hud } from '../../../hud/Hud.tsx';
import { InteractPrompt } from '../../../hud/InteractPrompt.tsx';
import { StoryCard } from '../../../hud/StoryCard.tsx';
import { TouchControls } from '../../../hud/TouchControls.tsx';
import { WalkToAskedTask } from '../../../hud/WalkToAskedTask.tsx';
import { WorldNews } from '../../../hud/WorldNews.tsx';
import { useLastWorldEvent } from '../../../overlay-kit/useWorld.ts';
import { OverlayHost } from '../../../overlays/OverlayHost.tsx';
import { useWalkTo } from '../../../overlays/places/useWalkTo.ts';

export function RealmInterface({ isWorldShown }: { isWorldShown: boolean }) {
  // In slices: the world is on the screen by now, and answers keys meanwhile.
  const isShown = useDeferredValue(isWorldShown, false);
  return (
    <>
      {isShown ? (
        <>
          <Hud />
          <StoryCard />
          <FoldedWindow />
          <WorldNews />
          <InteractPrompt />
          <TouchControls />
          <WalkToAskedTask />
        </>
      ) : null}
      <OverlayHost />
      <LessonGoalGuide />
    </>
  );
}

/** Walks to the teacher's goal in this realm once the learner has pressed the button for it and the world is ready. */
function LessonGoalGuide() {
  const { t } = useLingui();
  const { realm, quest } = useRealmContent();
  const state = useRealmState();
  const places = useLastWorldEvent('world/ready')?.places;
  const walkTo = useWalkTo();
  const dispatch = useAppDispatch();
  const walk = useAppSelector(selectWalk);
  useEffect(() => {
    if (walk?.realm !== realm.id || !places) return;
    dispatch(walkBegun());
    const task = quest.tasks.find(({ id }) => id === walk.task);
    if (!task) return;
    // What is open has stored its draft; nothing of it is lost.
    dispatch(overlaysCleared());
    const isDone = isTaskDone(task, state);
    const next = isDone ? null : currentGoal(quest, state, [task.id]);
    const place = places.find(({ id }) => id === next?.target);
    if (place) walkTo(place, false);
    else dispatch(hintGiven('notice', isDone ? t`You have already finished this task.` : task.title));
  }, [t, walk, realm, quest, state, places, walkTo, dispatch]);
  return null;
}
