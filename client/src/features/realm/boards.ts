// Decides what the board of each Python shop shows: what the child's last program printed, else a marked sample of a finished lesson.
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
