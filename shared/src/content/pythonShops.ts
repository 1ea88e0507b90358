// The shops of a realm that teach Python: which one is locked, open or done, and the hint that leads to the next (lessons.txt 4.1).
import type { RealmState } from '../quests/state.ts';
import type { RealmContent } from './bundle.ts';
import { lessonFinished } from './lessonProgress.ts';

export type ShopState = 'locked' | 'open' | 'done';

export interface PythonShop {
  /** The shop's character and map object. */
  id: string;
  lesson: string;
  topic: string;
  state: ShopState;
}

/** In the order of the realm's characters, which is the order of the street. */
export function pythonShops({ realm, lessons, quest }: RealmContent, progress: RealmState): PythonShop[] {
  return realm.characters.flatMap(({ id, opens }) => {
    const lesson = opens?.kind === 'lesson' ? lessons[opens.ref] : undefined;
    if (lesson?.kind !== 'python') return [];
    const finishSteps = quest.tasks
      .flatMap((task) => task.steps)
      .filter(({ on }) => on.kind === 'lesson-finished' && on.ref === lesson.id);
    const open = finishSteps.every(({ needs }) => needs.every((need) => progress.done.includes(need)));
    const state = lessonFinished(quest, progress, lesson.id) ? 'done' : open ? 'open' : 'locked';
    return [{ id, lesson: lesson.id, topic: lesson.topic, state }];
  });
}

/** Where to go on: the shop that teaches a topic, or the exit with its hint of the content. */
export type PythonHint = { kind: 'shop'; topic: string } | { kind: 'exit'; text: string };

/** What to say when this lesson closes: its own topic while it is unfinished, else the next one; the exit's hint at the end. */
export function hintAfterPython(content: RealmContent, progress: RealmState, lesson: string): PythonHint | undefined {
  const shops = pythonShops(content, progress);
  const own = shops.find((shop) => shop.lesson === lesson);
  if (!own) return undefined;
  const next = own.state === 'done' ? shops.find(({ state }) => state === 'open') : own;
  if (next) return { kind: 'shop', topic: next.topic };
  return shops.every(({ state }) => state === 'done') ? { kind: 'exit', text: content.quest.exit.hint } : undefined;
}
