// The meaning of each heat map letter.
import type { HeatMapCell } from '@lanternwise/shared/contracts/reports';

export const CELL_LABELS: Record<HeatMapCell, string> = {
  '-': 'Not started',
  w: 'Working on it',
  h: 'Needs help',
  s: 'Skipped',
  d: 'Done after many tries',
  D: 'Done well',
};
