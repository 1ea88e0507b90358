// Decides what the boards of a realm show: what a shop's last program printed, and the sign of a model that was trained.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { pythonShops } from '@lanternwise/shared/content/pythonShops';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { boardLines } from '../progress/programOutputs.ts';

export interface Board {
  lines: readonly string[];
  /** Ours, because the child's own output is in another browser. */
  isSample: boolean;
}

/** Boards by shop id; a shop without a program yet has none. `outputOf` = the lines a lesson's last program printed in this browser. */
export function shopBoards(
  content: RealmContent,
  state: RealmState,
  outputOf: (lesson: string) => readonly string[] | undefined,
): Record<string, Board> {
  const boards: Record<string, Board> = {};
  for (const shop of pythonShops(content, state)) {
    const own = outputOf(shop.lesson);
    const lesson = content.lessons[shop.lesson];
    if (own) boards[shop.id] = { lines: own, isSample: false };
    else if (shop.state === 'done' && lesson?.kind === 'python')
      boards[shop.id] = { lines: boardLines(lesson.arena.cases[0]?.expected ?? ''), isSample: true };
  }
  return boards;
}

/** Share of test rows that a trained model got right, by the character whose model lab it comes from. */
export function trainedModels({ activities, realm }: RealmContent, { cards }: RealmState): Record<string, number> {
  const models: Record<string, number> = {};
  for (const { id, opens } of realm.characters) {
    if (opens?.kind !== 'activity' || activities[opens.ref]?.kind !== 'model-lab') continue;
    const accuracy = cards[opens.ref]?.['test accuracy'];
    if (accuracy !== undefined) models[id] = accuracy;
  }
  return models;
}
