// Leads the learner to the task that the address asks for, once the world is ready and no window covers it.
import { useEffect, useState } from 'react';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { forgetTaskAsked } from '../features/realm/askedTasks.ts';
import { useGoal } from '../features/realm/goal.ts';
import { selectChosenTask } from '../features/realm/realmSlice.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useLastWorldEvent } from '../overlay-kit/useWorld.ts';
import { useWalkTo } from '../overlays/places/useWalkTo.ts';

export function WalkToAskedTask() {
  const { entered } = useRealmState();
  const goal = useGoal();
  const walkTo = useWalkTo();
  const ready = useLastWorldEvent('world/ready');
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const asked = useAppSelector(selectChosenTask);
  const [isOver, setOver] = useState(false);
  // Undefined if the task is done, or the teacher of a live lesson asks for another one.
  const target = goal?.kind === 'step' && goal.task.id === asked ? goal.target : undefined;
  useEffect(() => {
    if (isOver || asked === null || !ready || !entered || isCovered) return;
    setOver(true);
    forgetTaskAsked();
    const kind = ready.places.find(({ id }) => id === target)?.kind;
    if (target && kind) walkTo({ id: target, kind }, true);
  }, [isOver, asked, ready, entered, isCovered, target, walkTo]);
  return null;
}
