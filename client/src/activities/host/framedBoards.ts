// Hangs the pictures that the learner painted, drew or kept in the frames of those who asked for them.
import { t } from '@lingui/core/macro';
import { framedPictures } from '../../features/realm/framedPictures.ts';
import type { PaintBoards } from './defineKind.ts';

export const paintFrames: PaintBoards = (content, state) =>
  Object.fromEntries(
    framedPictures(content, state).map(({ board, picture, isSample }) => [
      board,
      { lines: [], label: isSample ? t`Sample` : null, picture },
    ]),
  );
