// Tests the stick: how it flies and lies, that it is carried where its carrier is, and when it is gone.
import { expect, it } from 'vitest';
import { Stick } from './stick.ts';

const CARRIER = { x: 300, y: 120, lift: 22 };
const TO = { x: 200, y: 100 };

function thrown(isMotionReduced = false) {
  const stick = new Stick();
  const pass = (seconds: number) => {
    for (let time = 0; time < seconds; time += 1 / 60) stick.step(1 / 60, CARRIER, isMotionReduced);
  };
  stick.throw({ x: 0, y: 0 }, 30, TO);
  return { stick, pass };
}

it('flies from the hand in a bow, and lies where it was thrown', () => {
  const { stick, pass } = thrown();
  pass(0.4);
  expect(stick).toMatchObject({ state: 'flying', alpha: 1 });
  expect(stick.x).toBeGreaterThan(60);
  expect(stick.x).toBeLessThan(140);
  expect(stick.lift).toBeGreaterThan(60);
  pass(0.6);
  expect(stick).toMatchObject({ state: 'lying', ...TO, lift: 0 });
});

it('lies there at once with reduced motion', () => {
  const { stick, pass } = thrown(true);
  pass(1 / 60);
  expect(stick).toMatchObject({ state: 'lying', ...TO });
});

it('is carried by who takes it, until it is given', () => {
  const { stick, pass } = thrown();
  pass(1);
  stick.give();
  expect(stick.state).toBe('lying');
  stick.take();
  pass(30);
  expect(stick).toMatchObject({ state: 'carried', ...CARRIER });
  stick.give();
  pass(1);
  expect(stick.isSeen).toBe(false);
  stick.take();
  expect(stick.isSeen).toBe(false);
});

it('is gone when nobody went for it, later if it is still wanted', () => {
  const { stick, pass } = thrown();
  pass(20);
  stick.remember();
  pass(20);
  expect(stick.state).toBe('lying');
  pass(8);
  expect(stick.isSeen).toBe(false);
});
