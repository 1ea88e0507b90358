// Drives a robot over a yard by rules: each step takes the first whose sensor is true. Deterministic; nothing is learned.

export const SENSORS = ['ahead-free', 'right-free', 'left-free', 'always'] as const;
export type Sensor = (typeof SENSORS)[number];
export const TURNS = ['ahead', 'right', 'left', 'back'] as const;
/** Where the robot turns to before it moves one cell. */
export type Turn = (typeof TURNS)[number];

export interface SteeringRule {
  sensor: Sensor;
  turn: Turn;
}

/** Lines of a yard: # = hay, ~ = water, G = battery, one of > v < ^ = the robot, anything else is free. */
export type Yard = readonly string[];

export interface RobotPose {
  row: number;
  col: number;
  /** Quarter turns clockwise from facing right. */
  facing: number;
}

export interface DriveStep extends RobotPose {
  /** Index of the rule that acted. */
  rule: number;
}

/** 'crashed': a rule drove into hay or water. 'no-rule': no sensor was true. 'circling': the robot was there before, facing the same way. */
export type DriveEnd = 'arrived' | 'crashed' | 'no-rule' | 'circling';

export interface Drive {
  start: RobotPose;
  steps: DriveStep[];
  end: DriveEnd;
  /** The rule that crashed, and where it drove to. */
  culprit: number | undefined;
  hit: RobotPose | undefined;
}

const ROBOT_SIGNS = '>v<^';
const HAY = '#';
export const WATER = '~';
const GOAL = 'G';
/** Right, down, left, up. */
const MOVES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const QUARTERS: Record<Turn, number> = { ahead: 0, right: 1, back: 2, left: 3 };

export const signAt = (yard: Yard, row: number, col: number): string => yard[row]?.[col] ?? HAY;

const isBlocked = (yard: Yard, { row, col }: RobotPose): boolean => [HAY, WATER].includes(signAt(yard, row, col));

/** Undefined if the yard has no robot. */
export function findRobot(yard: Yard): RobotPose | undefined {
  for (const [row, line] of yard.entries())
    for (const [col, sign] of [...line].entries())
      if (ROBOT_SIGNS.includes(sign)) return { row, col, facing: ROBOT_SIGNS.indexOf(sign) };
  return undefined;
}

function moved({ row, col, facing }: RobotPose, turn: Turn): RobotPose {
  const next = (facing + QUARTERS[turn]) % MOVES.length;
  const [down, right] = MOVES[next] ?? [0, 0];
  return { row: row + down, col: col + right, facing: next };
}

function isTrue(yard: Yard, pose: RobotPose, sensor: Sensor): boolean {
  const isFree = (turn: Turn) => !isBlocked(yard, moved(pose, turn));
  switch (sensor) {
    case 'ahead-free':
      return isFree('ahead');
    case 'right-free':
      return isFree('right');
    case 'left-free':
      return isFree('left');
    case 'always':
      return true;
  }
}

/** Ends always: there are finitely many poses, and a repeated one ends the drive. */
export function driveByRules(yard: Yard, rules: readonly SteeringRule[]): Drive {
  const start = findRobot(yard) ?? { row: 0, col: 0, facing: 0 };
  const steps: DriveStep[] = [];
  const seen = new Set<string>();
  const finish = (end: DriveEnd, culprit?: number, hit?: RobotPose): Drive => ({ start, steps, end, culprit, hit });
  let pose = start;
  while (signAt(yard, pose.row, pose.col) !== GOAL) {
    const key = `${pose.row},${pose.col},${pose.facing}`;
    if (seen.has(key)) return finish('circling');
    seen.add(key);
    const rule = rules.findIndex(({ sensor }) => isTrue(yard, pose, sensor));
    const chosen = rules[rule];
    if (!chosen) return finish('no-rule');
    const next = moved(pose, chosen.turn);
    if (isBlocked(yard, next)) return finish('crashed', rule, next);
    pose = next;
    steps.push({ ...pose, rule });
  }
  return finish('arrived');
}
