// Collects what a learner made in a realm, for pages outside it: pictures, what programs print, and models with their figures.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { readProgramResults } from '../../features/progress/programResults.ts';
import { shopBoards } from '../../features/realm/boards.ts';
import { type Work, worksIn } from './works.ts';

export interface RealmWorks {
  pictures: readonly Work[];
  /** What the learner's programs print on signs. */
  lines: readonly string[];
  /** Models that were tested on data they had not seen: the activity's title and the share they got right. */
  models: readonly { title: string; accuracy: number }[];
}

export function realmWorks(content: RealmContent, state: RealmState): RealmWorks {
  const boards = Object.values(shopBoards(content, state, readProgramResults())).filter(({ isSample }) => !isSample);
  return {
    pictures: worksIn(content, state),
    lines: boards.flatMap(({ lines }) => lines),
    models: Object.entries(state.cards).flatMap(([id, { 'test accuracy': accuracy }]) => {
      const title = content.activities[id]?.title;
      return title !== undefined && accuracy !== undefined ? [{ title, accuracy }] : [];
    }),
  };
}
