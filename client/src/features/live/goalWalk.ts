// Lets the open realm walk to the task that the teacher set, at the press of a button that stands outside the realm.
import type { LiveGoal } from '@lanternwise/shared/contracts/liveMessages';

/** Returns false if the task is not in its realm. */
type GoalWalker = (goal: LiveGoal) => boolean;

let walker: GoalWalker | undefined;

/** Returns the function that removes it. */
export function registerGoalWalker(next: GoalWalker): () => void {
  walker = next;
  return () => {
    if (walker === next) walker = undefined;
  };
}

/** False where no realm is open, or another one. */
export const walkToGoal = (goal: LiveGoal): boolean => walker?.(goal) ?? false;
