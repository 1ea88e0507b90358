// The robot's yard on the map: hay, pond and battery as squares, and the robot that drives, bumps, splashes and honks.
import type { Yard } from '@lanternwise/shared/activities/steering-rules/steering';
import type { RobotMood } from '@lanternwise/shared/activities/steering-rules/yardRun';
import { SpeechBubble } from '../../../game/entities/SpeechBubble.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { squareCentre } from '../../kit/mechanic/driving.ts';
import { HeadedMachine } from '../../kit/mechanic/HeadedMachine.ts';
import { Squares } from '../../kit/mechanic/Squares.ts';

type YardName = 'steering-yard';

const SIGNS: Readonly<Record<string, string>> = { '#': 'hay', '~': 'water', G: 'battery' };
const FREE = 'track';
const STANDING = new Set(['hay', 'battery']);
/** In the order of its quarter turns. */
const HEADINGS = ['east', 'south', 'west', 'north'] as const;
/** What is seen and heard besides the robot. */
const EFFECTS: Partial<Record<RobotMood, { picture?: string; sound: string }>> = {
  home: { sound: 'robot-beep' },
  bumped: { picture: 'crash', sound: 'bump' },
  splashed: { picture: 'splash', sound: 'splash' },
};
/** From the robot's wheels to the tip of its bubble. */
const BUBBLE_LIFT = 34;

/** All lines as long as the longest. */
function cellsOf(rows: Yard): string[][] {
  const cols = Math.max(...rows.map((line) => line.length));
  return rows.map((line) => [...line.padEnd(cols, '#')].map((sign) => SIGNS[sign] ?? FREE));
}

export function create(context: MechanicContext<YardName>): Mechanic<YardName> {
  const { scene, spot } = context;
  const { atlas } = spot.properties;
  const squares = new Squares(scene, spot, { atlas, standing: STANDING });
  const robot = new HeadedMachine(scene, atlas, 'yard-robot', ['crash', 'splash']);
  const bubble = new SpeechBubble(scene, 'right');
  // Nobody stands in its way.
  context.setWalls([spot]);
  return {
    update(_time, delta) {
      robot.update(delta);
      bubble.update(delta, robot.at.x, robot.at.y - BUBBLE_LIFT, true);
    },
    command({ rows, pose, ms, mood, says }) {
      const cells = cellsOf(rows);
      squares.show(cells);
      const to = squareCentre(spot, cells.length, cells[0]?.length ?? 0, pose.row, pose.col);
      const effect = EFFECTS[mood];
      robot.drive(to, HEADINGS[pose.facing] ?? 'east', context.isMotionReduced() ? 0 : ms, effect?.picture);
      if (effect) context.playSound(effect.sound, to);
      if (says !== '') bubble.say(says);
    },
    destroy() {
      squares.destroy();
      robot.destroy();
      bubble.destroy();
    },
  };
}
