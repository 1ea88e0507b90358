// Decides whether a realm still opens with its welcome.
import type { Quest } from '@lanternwise/shared/content/quest';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';

/** True until a task of the realm is done: from then on the learner knows where they are. */
export const needsWelcome = ({ tasks }: Quest, state: RealmState): boolean =>
  !tasks.some((task) => isTaskDone(task, state));
