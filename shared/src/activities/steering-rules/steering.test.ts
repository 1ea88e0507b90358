// Tests drives by rules: the first true rule acts, and every drive ends with a reason.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../testing/seed.ts';
import { driveByRules, findRobot, SENSORS, type SteeringRule, signAt, TURNS } from './steering.ts';

fc.configureGlobal({ seed: seedFor('shapes') });

const AHEAD: SteeringRule = { sensor: 'ahead-free', turn: 'ahead' };
const BACK: SteeringRule = { sensor: 'always', turn: 'back' };
const LANE = ['#####', '#>.G#', '#####'];

describe('a robot with rules', () => {
  it('drives ahead to the battery and names the rule of each step', () => {
    expect(driveByRules(LANE, [AHEAD])).toMatchObject({
      end: 'arrived',
      steps: [
        { col: 2, rule: 0 },
        { col: 3, rule: 0 },
      ],
    });
  });

  it('asks the rules from the top: the first true one acts', () => {
    expect(driveByRules(LANE, [BACK, AHEAD])).toMatchObject({ end: 'crashed', culprit: 0, steps: [] });
  });

  it('turns towards the side it is sent to', () => {
    const corner = ['####', '#>.#', '##G#', '####'];
    expect(driveByRules(corner, [AHEAD, { sensor: 'right-free', turn: 'right' }])).toMatchObject({ end: 'arrived' });
    expect(driveByRules(corner, [AHEAD, { sensor: 'left-free', turn: 'left' }])).toMatchObject({ end: 'no-rule' });
  });

  it('drives into the pond, and says where', () => {
    const drive = driveByRules(['#####', '#>.~#', '#####'], [{ sensor: 'always', turn: 'ahead' }]);
    expect(drive).toMatchObject({ end: 'crashed', culprit: 0, hit: { row: 1, col: 3 } });
    expect(driveByRules(['####', '#>~#', '####'], [AHEAD]).end).toBe('no-rule');
  });

  it('notices when it circles', () => {
    expect(driveByRules(['#####', '#>..#', '###G#', '#####'], [AHEAD, BACK]).end).toBe('circling');
  });

  it('always ends, and never stands in a stone', () => {
    const rule = fc.record({ sensor: fc.constantFrom(...SENSORS), turn: fc.constantFrom(...TURNS) });
    const line = fc
      .array(fc.constantFrom('#', '.', '.', '~', 'G'), { minLength: 6, maxLength: 6 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.array(line, { minLength: 4, maxLength: 4 }), fc.array(rule, { maxLength: 4 }), (lines, rules) => {
        const yard = [`>${lines[0]?.slice(1)}`, ...lines.slice(1)];
        const drive = driveByRules(yard, rules);
        expect(findRobot(yard)).toEqual(drive.start);
        for (const { row, col } of drive.steps) expect(['#', '~']).not.toContain(signAt(yard, row, col));
        expect(drive.end === 'arrived').toBe(
          signAt(yard, drive.steps.at(-1)?.row ?? 0, drive.steps.at(-1)?.col ?? 0) === 'G',
        );
      }),
    );
  });
});
