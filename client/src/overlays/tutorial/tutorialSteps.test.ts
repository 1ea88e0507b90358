// Tests the stages of the tutorial against lessons.txt 2.7 and 4.8.
import { expect, it } from 'vitest';
import { DIRECTIONS, FIRST_STAGE, nextStage, type TutorialMove, type TutorialStage } from './tutorialSteps.ts';

const STOPS = 3;
const walk = (...moves: TutorialMove[]): TutorialStage =>
  moves.reduce<TutorialStage>((stage, move) => nextStage(stage, move, STOPS), FIRST_STAGE);

it('asks for up, down, left and right in this order, then is complete', () => {
  const forward = Array.from({ length: 5 }, (_, at) => walk(...Array<TutorialMove>(at + 1).fill('forward')));
  expect(forward.map((stage) => (stage.kind === 'movement' ? DIRECTIONS[stage.step] : undefined))).toEqual([
    'up',
    'down',
    'left',
    'right',
    undefined,
  ]);
  expect(forward.at(-1)).toEqual({ kind: 'moved' });
});

it('tours three stops forwards and backwards, never before the first, and ends after the last', () => {
  const tour = nextStage({ kind: 'moved' }, 'forward', STOPS);
  const by = (...moves: TutorialMove[]) => moves.reduce((stage, move) => nextStage(stage, move, STOPS), tour);
  expect(by('forward', 'back')).toEqual(tour);
  expect(by('back')).toEqual(tour);
  expect(by('forward', 'forward')).toEqual({ kind: 'tour', stop: 2 });
  expect(by('forward', 'forward', 'forward')).toEqual({ kind: 'over' });
});

it('skips the movement to its end, and the tour altogether', () => {
  expect(walk('skip')).toEqual({ kind: 'moved' });
  expect(walk('forward', 'forward', 'skip')).toEqual({ kind: 'moved' });
  expect(walk('skip', 'skip')).toEqual({ kind: 'over' });
  expect(walk('skip', 'forward', 'skip')).toEqual({ kind: 'over' });
});
