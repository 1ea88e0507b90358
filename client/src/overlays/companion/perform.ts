// Takes the steps of a skill one after the other: each act of the companion is awaited, then people answer.
import type { SkillStep } from '../../activities/host/skill.ts';
import type { OverlayPort } from '../../bridge/bus.ts';
import { AVATAR } from '../../bridge/events.ts';

/** The world ends every act once and in order, so that each end belongs to the act that waits longest. */
interface Stage {
  waiting: ((arrived: boolean) => void)[];
  /** Number of the performance that goes on: a newer one ends it. */
  turn: number;
}
const stages = new WeakMap<OverlayPort, Stage>();

function stageOf(world: OverlayPort): Stage {
  const known = stages.get(world);
  if (known) return known;
  const stage: Stage = { waiting: [], turn: 0 };
  world.on('companion/acted', ({ arrived }) => stage.waiting.shift()?.(arrived));
  stages.set(world, stage);
  return stage;
}

/** Stops at an act that did not succeed, because there was no way or the companion was asked for something else. */
export async function perform(
  world: OverlayPort,
  steps: readonly SkillStep[],
  onStay: (stay: boolean) => void,
): Promise<void> {
  const stage = stageOf(world);
  stage.turn += 1;
  const { turn } = stage;
  for (const step of steps) {
    if (stage.turn !== turn) return;
    if ('stay' in step) {
      onStay(step.stay);
      continue;
    }
    if ('people' in step) {
      world.emit('people/called', { at: AVATAR, lines: step.people, mood: step.mood });
      continue;
    }
    const hasArrived = await new Promise<boolean>((resolve) => {
      stage.waiting.push(resolve);
      world.emit('companion/asked', step);
    });
    if (!hasArrived) return;
  }
}
