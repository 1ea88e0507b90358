// A field of the map: the run of the open window, else as the learner left it, worked for good once passed.
import { restingCells, tractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { ShowFrame } from '@lanternwise/shared/activities/tractor/show';
import type { CreateFace } from '../host/worldFace.ts';

/** Share of the time between two steps in which the tractor moves; the rest it stands. */
const MOVING_SHARE = 0.85;

export interface RunView {
  /** Null before the run. */
  frame: ShowFrame | null;
  stepMs: number;
  /** The shown step was the last before a crash. */
  isCrashed: boolean;
}

export const world: CreateFace<'tractor', 'tractor-field', RunView> = ({ id, field: name }) => {
  const field = tractorField(name);
  return {
    mechanic: 'tractor-field',
    show({ view, state }) {
      const resting = { cells: restingCells(field, state.activities[id]?.correct ?? false), pose: null };
      const { cells, pose } = view ? (view.frame?.tractor ?? field.layouts[0] ?? resting) : resting;
      const ms = view?.frame?.step ? view.stepMs * MOVING_SHARE : 0;
      return { [field.id]: { cells, pose, ms, isCrashed: view?.isCrashed ?? false } };
    },
  };
};
