// Walks to the teacher's goal in this realm, as soon as the learner presses the button for it.
import { currentGoal } from '@lanternwise/shared/quests/guidance';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRealmContent } from '../../../features/content/realmContentContext.ts';
import { registerGoalWalker } from '../../../features/live/goalWalk.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { overlaysCleared } from '../../../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../../../features/progress/hooks.ts';
import { useLastWorldEvent } from '../../../overlay-kit/useWorld.ts';
import { useWalkTo } from '../../../overlays/places/useWalkTo.ts';
import { useAppDispatch } from '../../hooks.ts';

export function LessonGoalGuide() {
  const { t } = useLingui();
  const { realm, quest } = useRealmContent();
  const state = useRealmState();
  const places = useLastWorldEvent('world/ready')?.places;
  const walkTo = useWalkTo();
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      registerGoalWalker((goal) => {
        if (goal.realm !== realm.id) return false;
        const task = quest.tasks.find(({ id }) => id === goal.task);
        if (!task || !places) return true;
        // What is open has stored its draft; nothing of it is lost.
        dispatch(overlaysCleared());
        const next = isTaskDone(task, state) ? null : currentGoal(quest, state, [task.id]);
        const place = places.find(({ id }) => id === next?.target);
        if (place) walkTo(place, false);
        else
          dispatch(hintGiven('notice', isTaskDone(task, state) ? t`You have already finished this task.` : task.title));
        return true;
      }),
    [t, realm, quest, state, places, walkTo, dispatch],
  );
  return null;
}
