// Tests filters against hand-made cases: the presets fail for their own reasons, filters of columns pass.
import { expect, it } from 'vitest';
import { FILTER_PRESETS } from '../../learning/convolution.ts';
import { filterFaults } from './filterGoal.ts';

const filter = (...weights: number[]) => ({ weights, divisor: 1, offset: 0 });

it.each([
  ['blur', FILTER_PRESETS.blur, ['plain', 'level']],
  ['edge', FILTER_PRESETS.edge, ['level']],
  ['sharpen', FILTER_PRESETS.sharpen, ['plain', 'level']],
  ['nothing', filter(0, 0, 0, 0, 0, 0, 0, 0, 0), ['upright']],
  ['rows', filter(-1, -1, -1, 0, 0, 0, 1, 1, 1), ['upright', 'level']],
  ['columns', filter(-1, 0, 1, -1, 0, 1, -1, 0, 1), []],
  ['columns mirrored', filter(1, 0, -1, 1, 0, -1, 1, 0, -1), []],
  ['one row of columns', filter(0, 0, 0, -1, 0, 1, 0, 0, 0), []],
  ['columns that are weakened too much', { ...filter(0, 0, 0, -1, 0, 1, 0, 0, 0), divisor: 4 }, ['upright']],
])('%s', (_, each, faults) => {
  expect(filterFaults(each)).toEqual(faults);
});
