// Hangs the plots that the learner built on the boards of those who asked for them.

import { drawPlot } from '../../features/realm/plotPicture.ts';
import { plottedBoards } from '../../features/realm/plottedBoards.ts';
import type { PaintBoards } from '../host/defineKind.ts';

export const paintPlots: PaintBoards = (content, state) =>
  Object.fromEntries(
    plottedBoards(content, state).flatMap((plotted) => {
      const picture = drawPlot(plotted);
      return picture ? [[plotted.board, { lines: [], label: null, picture }] as const] : [];
    }),
  );
