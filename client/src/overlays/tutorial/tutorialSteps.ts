// The stages of a tutorial on the map, as pure steps: how to play, four directions, completion, tour.
import type { InputAction } from '../../bridge/inputActions.ts';

/** Directions in the order of the requirements (lessons.txt 2.7). */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const satisfies readonly InputAction[];
export type Direction = (typeof DIRECTIONS)[number];

/** How long each key is held. */
export const HOLD_MS = 300;
/** Zoom while the learner walks (lessons.txt 9). */
export const MOVEMENT_ZOOM = 2;

export type TutorialStage =
  | { kind: 'how-to' }
  | { kind: 'movement'; step: number }
  | { kind: 'moved' }
  | { kind: 'tour'; stop: number }
  | { kind: 'over' };

export type TutorialMove = 'forward' | 'back' | 'skip';

export const FIRST_STAGE: TutorialStage = { kind: 'how-to' };

/** Skipping the movement leads to its end, skipping the tour ends the tutorial. */
export function nextStage(stage: TutorialStage, move: TutorialMove, stops: number): TutorialStage {
  switch (stage.kind) {
    case 'how-to':
      return move === 'skip' ? { kind: 'moved' } : { kind: 'movement', step: 0 };
    case 'movement': {
      if (move === 'back') return stage;
      const step = stage.step + 1;
      return move === 'skip' || step === DIRECTIONS.length ? { kind: 'moved' } : { kind: 'movement', step };
    }
    case 'moved':
      return move === 'forward' ? { kind: 'tour', stop: 0 } : { kind: 'over' };
    case 'tour': {
      const stop = stage.stop + (move === 'back' ? -1 : 1);
      if (move === 'skip' || stop >= stops) return { kind: 'over' };
      return { kind: 'tour', stop: Math.max(0, stop) };
    }
    case 'over':
      return stage;
  }
}
