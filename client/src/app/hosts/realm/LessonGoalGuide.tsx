// Walks to the teacher's goal in this realm once the learner has pressed the button for it and the world is ready.
import { currentGoal } from '@lanternwise/shared/quests/guidance';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRealmContent } from '../../../features/content/realmContentContext.ts';
import { selectWalk, walkBegun } from '../../../features/live/liveSlice.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { overlaysCleared } from '../../../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../../../features/progress/hooks.ts';
import { useLastWorldEvent } from '../../../overlay-kit/useWorld.ts';
import { useWalkTo } from '../../../overlays/places/useWalkTo.ts';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';

export function LessonGoalGuide() {
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
