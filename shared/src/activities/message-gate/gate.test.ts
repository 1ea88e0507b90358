// Tests the gate's tree: it is trained on the training messages alone, counts both mistakes on the others, and learns a taught message.
import { expect, it } from 'vitest';
import { bitsOf } from './features.ts';
import { couriersOf, type GateData, growGate, isShut, shareRight } from './gate.ts';

const message = (from: string, text: string, phishing: boolean) => ({ from, text, phishing });
const data: GateData = {
  known: ['ma@family.example'],
  training: [
    message('ma@family.example', 'Dinner is at eight.', false),
    message('ma@family.example', 'Hurry, the tram is here.', false),
    message('new@club.example', 'We meet on Tuesday.', false),
    message('x@luck.example', 'You won a bike.', true),
    message('y@luck.example', 'Win a prize today.', true),
  ],
  heldOut: [
    message('new@club.example', 'We won the match!', false),
    message('ma@family.example', 'See you at home.', false),
    message('z@luck.example', 'A gift for you.', true),
    message('z@luck.example', 'Tell me your password.', true),
  ],
};
const PRIZE = { questions: ['prize'], depth: 1 } as const;

it('asks only what it may, and counts false alarms and misses on the held-out messages', () => {
  const gate = growGate(data, PRIZE);
  expect(gate.tree).toMatchObject({ kind: 'branch', test: { column: 'prize' } });
  expect(gate.onHeldOut).toEqual({ falseAlarms: 1, misses: 1, friends: 2, thieves: 2 });
  expect(gate.shut).toEqual([true, false, true, false]);
  expect(shareRight(gate.onTraining)).toBe(1);
  expect(shareRight(gate.onHeldOut)).toBe(0.5);
});

it('learns nothing from the held-out messages', () => {
  const other = { ...data, heldOut: data.heldOut.map((one) => ({ ...one, phishing: !one.phishing })) };
  expect(growGate(other, PRIZE).tree).toEqual(growGate(data, PRIZE).tree);
});

it('shuts before a message it was taught, if it may ask what tells it apart', () => {
  const secret = bitsOf(['secret']);
  const taught = { questions: ['prize', 'secret'] as const, depth: 2, taught: secret };
  expect(isShut(growGate(data, PRIZE).tree, ['secret'])).toBe(false);
  expect(isShut(growGate(data, taught).tree, ['secret'])).toBe(true);
  expect(growGate(data, taught).onHeldOut.misses).toBe(0);
});

it('lets everybody in while it may ask nothing', () => {
  expect(growGate(data, { questions: [], depth: 3 }).onHeldOut).toMatchObject({
    falseAlarms: 0,
    misses: 2,
  });
});

it('sends eight couriers, mistakes among them', () => {
  const heldOut = Array.from({ length: 30 }, (_, at) => ({ id: `letter-${at}`, phishing: at % 2 === 0 }));
  const shut = heldOut.map(({ phishing }, at) => (at >= 28 ? !phishing : phishing));
  const couriers = couriersOf(heldOut, shut);
  expect(couriers).toHaveLength(8);
  expect(couriers.slice(-2).map(({ isThief, isShut }) => [isThief, isShut])).toEqual([
    [true, false],
    [false, true],
  ]);
});
