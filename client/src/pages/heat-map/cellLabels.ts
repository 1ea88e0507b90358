// The meaning of each heat map letter.
import type { HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const CELL_LABELS: Readonly<Record<HeatMapCell, MessageDescriptor>> = {
  '-': msg`Not started`,
  w: msg`Working on it`,
  h: msg`Needs help`,
  s: msg`Skipped`,
  d: msg`Done after many tries`,
  D: msg`Done well`,
};

/** Whether the lesson was passed, well or after many tries; a skipped one was not. */
export const isDone = (cell: string | undefined): boolean => cell === 'd' || cell === 'D';
