// The yard of the map: the run of the open window, else the robot waits, at its battery once its rules found all of them.
import { YARD } from '@lanternwise/shared/activities/steering-rules/mapNames';
import { findRobot, type RobotPose, type Yard } from '@lanternwise/shared/activities/steering-rules/steering';
import type { RobotMood, RunFrame } from '@lanternwise/shared/activities/steering-rules/yardRun';
import { t } from '@lingui/core/macro';
import type { CreateFace } from '../host/worldFace.ts';

export interface YardView {
  /** Null before the run. */
  frame: Pick<RunFrame, 'yard' | 'pose' | 'mood'> | null;
  ms: number;
}

const NOWHERE: RobotPose = { row: 0, col: 0, facing: 0 };

function batteryOf(rows: Yard): RobotPose {
  const row = rows.findIndex((line) => line.includes('G'));
  return { row, col: rows[row]?.indexOf('G') ?? 0, facing: 1 };
}

/** What the robot says of it. */
export function moodWords(mood: RobotMood): string {
  switch (mood) {
    case 'home':
      return t`Honk! Battery!`;
    case 'bumped':
      return t`Bonk. Hay.`;
    case 'splashed':
      return t`Blub!`;
    case 'lost':
      return t`Was I here before?`;
    case 'stuck':
      return t`No rule fits. I wait.`;
    case 'driving':
      return '';
  }
}

export const world: CreateFace<'steering-rules', 'steering-yard', YardView> = ({ id, yards }) => ({
  mechanic: 'steering-yard',
  show({ view, state }) {
    const isDone = view === null && (state.activities[id]?.correct ?? false);
    const resting = (isDone ? yards.at(-1) : yards[0])?.rows ?? [];
    const start = isDone ? batteryOf(resting) : (findRobot(resting) ?? NOWHERE);
    const { yard, pose, mood } = view?.frame ?? { yard: undefined, pose: start, mood: 'driving' as const };
    const rows = yard === undefined ? resting : (yards[yard]?.rows ?? resting);
    return { [YARD]: { rows, pose, ms: view?.ms ?? 0, mood, says: moodWords(mood) } };
  },
});
