// What the letters of a heat map mean in words.
import type { HeatMapCell } from '@lanternwise/shared/contracts/reports';

export const CELL_LABELS: Record<HeatMapCell, string> = {
  '-': 'Not begun',
  w: 'Working on it',
  h: 'Needs help',
  d: 'Done, with many tries',
  D: 'Done well',
};
