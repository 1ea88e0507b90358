// Plans what is seen of a run: the yards one after the other, until the rules fail in one.
import {
  type DriveEnd,
  driveByRules,
  type RobotPose,
  type SteeringRule,
  signAt,
  WATER,
  type Yard,
} from './steering.ts';

/** What is to be seen of the robot. */
export type RobotMood = 'driving' | 'home' | 'bumped' | 'splashed' | 'lost' | 'stuck';

export interface RunFrame {
  /** Index of the yard. */
  yard: number;
  pose: RobotPose;
  mood: RobotMood;
  /** The rule that acts. */
  rule: number | undefined;
}

export interface YardRun {
  frames: RunFrame[];
  /** Where it ended; undefined when it arrived in all yards. */
  failed: { yard: number; end: Exclude<DriveEnd, 'arrived'> } | undefined;
}

export function planYardRun(yards: readonly Yard[], rules: readonly SteeringRule[]): YardRun {
  const frames: RunFrame[] = [];
  for (const [yard, rows] of yards.entries()) {
    const { start, steps, end, culprit, hit } = driveByRules(rows, rules);
    frames.push({ yard, pose: start, mood: 'driving', rule: undefined });
    for (const { rule, ...pose } of steps) frames.push({ yard, pose, mood: 'driving', rule });
    const pose = frames.at(-1)?.pose ?? start;
    if (end === 'arrived') {
      frames.push({ yard, pose, mood: 'home', rule: undefined });
      continue;
    }
    frames.push(lastFrame(yard, rows, pose, end, culprit, hit));
    return { frames, failed: { yard, end } };
  }
  return { frames, failed: undefined };
}

function lastFrame(
  yard: number,
  rows: Yard,
  pose: RobotPose,
  end: Exclude<DriveEnd, 'arrived'>,
  rule: number | undefined,
  hit: RobotPose | undefined,
): RunFrame {
  if (end === 'circling') return { yard, pose, mood: 'lost', rule };
  if (end === 'no-rule' || !hit) return { yard, pose, mood: 'stuck', rule };
  // Into the pond it drives; at hay it stops, turned to it.
  return signAt(rows, hit.row, hit.col) === WATER
    ? { yard, pose: hit, mood: 'splashed', rule }
    : { yard, pose: { ...pose, facing: hit.facing }, mood: 'bumped', rule };
}
