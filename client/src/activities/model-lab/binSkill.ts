// What the companion knows of the canteen: the kept model with its test, and the lunches that it never saw.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { Example, Experiment } from '@lanternwise/shared/learning/tableExperiment';

export interface BinSkill {
  lab: ActivityOf<'model-lab'>;
  experiment: Experiment;
  kept: 'stump' | 'tree';
}

/** A lunch that the model never saw, another one each turn. */
export function unseenLunch({ experiment: { testRows } }: BinSkill, turn: number): Example | undefined {
  // Seven has no factor in common with eighteen, so that each comes before one comes again.
  return testRows[(turn * 7) % Math.max(1, testRows.length)];
}

export function testOf({ experiment, kept }: BinSkill): { right: number; of: number } {
  const of = experiment.testRows.length;
  return { right: Math.round(experiment[kept].test.accuracy * of), of };
}
