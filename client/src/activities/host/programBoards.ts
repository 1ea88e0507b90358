// Paints what the learner's programs printed or drew on the boards of shops, signs and the Workshop.
import { t } from '@lingui/core/macro';
import type { ShopBoard } from '../../bridge/events.ts';
import { readProgramResults } from '../../features/progress/programResults.ts';
import { shopBoards } from '../../features/realm/boards.ts';
import type { PaintBoards } from './defineKind.ts';

export const paintPrograms: PaintBoards = (content, state) =>
  Object.fromEntries(
    Object.entries(shopBoards(content, state, readProgramResults())).map(([id, { isSample, ...board }]) => {
      const shown: ShopBoard = { ...board, label: isSample ? t`Sample` : null };
      return [id, shown];
    }),
  );
