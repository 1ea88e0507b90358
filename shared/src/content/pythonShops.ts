// Computes the states of a realm's Python shops (lessons.txt 4.1).
import type { RealmState } from '../quests/state.ts';
import type { RealmContent } from './bundle.ts';
import { lessonFinished } from './lessonProgress.ts';

export type ShopState = 'locked' | 'open' | 'done';

export interface PythonShop {
  /** Id of the shop's character and map object. */
  id: string;
  lesson: string;
  topic: string;
  state: ShopState;
}

/** All Python shops, in the order of the realm's characters. */
export function pythonShops({ realm, lessons, quest }: RealmContent, progress: RealmState): PythonShop[] {
  return realm.characters.flatMap(({ id, opens }) => {
    const lesson = opens?.kind === 'lesson' ? lessons[opens.ref] : undefined;
    if (lesson?.kind !== 'python' || lesson.sign) return [];
    const finishSteps = quest.tasks
      .flatMap((task) => task.steps)
      .filter(({ on }) => on.kind === 'lesson-finished' && on.ref === lesson.id);
    const open = finishSteps.every(({ needs }) => needs.every((need) => progress.done.includes(need)));
    const state = lessonFinished(quest, progress, lesson.id) ? 'done' : open ? 'open' : 'locked';
    return [{ id, lesson: lesson.id, topic: lesson.topic, state }];
  });
}
