// Hangs the pictures that the learner made on the map: in the frames and on the boards of those who asked for them.
import { t } from '@lingui/core/macro';
import type { PaintBoards } from './defineKind.ts';
import { worksIn } from './works.ts';

export const paintWorks: PaintBoards = (content, state) =>
  Object.fromEntries(
    worksIn(content, state).flatMap(({ hangs, picture, isSample }) =>
      hangs ? [[hangs.at, { lines: [], label: isSample ? t`Sample` : null, picture }] as const] : [],
    ),
  );
