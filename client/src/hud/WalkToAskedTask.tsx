// Leads the learner to the task that the address asks for, once the world is ready and no window covers it.
import type { QuestTask } from '@lanternwise/shared/content/quest';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useLastWorldEvent } from '../overlay-kit/useWorld.ts';
import { useWalkTo } from '../overlays/places/useWalkTo.ts';
import { forgetTaskAsked, taskAsked } from './taskAsked.ts';

/** The place of its next step that can be done now; undefined if the task is done or has none. */
function placeOf(task: QuestTask | undefined, done: readonly string[]): string | undefined {
  const next = task?.steps.find(({ id, needs }) => !done.includes(id) && needs.every((need) => done.includes(need)));
  return next?.target;
}

export function WalkToAskedTask() {
  const { quest } = useRealmContent();
  const { done, entered } = useRealmState();
  const walkTo = useWalkTo();
  const ready = useLastWorldEvent('world/ready');
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const [asked] = useState(taskAsked);
  const [isOver, setOver] = useState(asked === null);
  const target = placeOf(
    quest.tasks.find(({ id }) => id === asked),
    done,
  );
  useEffect(() => {
    if (isOver || !ready || !entered || isCovered) return;
    setOver(true);
    forgetTaskAsked();
    const kind = ready.places.find(({ id }) => id === target)?.kind;
    if (target !== undefined && kind) walkTo({ id: target, kind }, true);
  }, [isOver, ready, entered, isCovered, target, walkTo]);
  return null;
}
