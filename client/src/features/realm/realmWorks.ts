// Collects what a learner made in a realm, for pages outside it: pictures, what programs print, and models with their figures.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { BoardPicture } from '../../bridge/boardPicture.ts';
import { readProgramResults } from '../progress/programResults.ts';
import { shopBoards } from './boards.ts';
import { framedPictures } from './framedPictures.ts';
import { galleryPicture } from './galleryPicture.ts';
import { plottedBoards } from './plottedBoards.ts';

export interface RealmWorks {
  /** A built-in sample is shown instead of work that another browser keeps. */
  pictures: readonly { picture: BoardPicture; isSample: boolean }[];
  /** What the learner's programs print on signs. */
  lines: readonly string[];
  /** Models that were tested on data they had not seen: the activity's title and the share they got right. */
  models: readonly { title: string; accuracy: number }[];
}

export async function realmWorks(content: RealmContent, state: RealmState): Promise<RealmWorks> {
  const plots = plottedBoards(content, state);
  const drawPlot = plots.length > 0 ? (await import('./plotPicture.ts')).drawPlot : undefined;
  const gallery = galleryPicture(content, state);
  const boards = Object.values(shopBoards(content, state, readProgramResults())).filter(({ isSample }) => !isSample);
  return {
    pictures: [
      ...(gallery ? [{ picture: gallery, isSample: false }] : []),
      ...framedPictures(content, state).map(({ picture, isSample }) => ({ picture, isSample })),
      ...plots.flatMap((plot) => {
        const picture = drawPlot?.(plot);
        return picture ? [{ picture, isSample: false }] : [];
      }),
    ],
    lines: boards.flatMap(({ lines }) => lines),
    models: Object.entries(state.cards).flatMap(([id, { 'test accuracy': accuracy }]) => {
      const title = content.activities[id]?.title;
      return title !== undefined && accuracy !== undefined ? [{ title, accuracy }] : [];
    }),
  };
}
