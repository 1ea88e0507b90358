// Tests that people greet now and then, and step out of the way of who runs at them, not of who passes.
import { describe, expect, it } from 'vitest';
import { Greetings, stepAside } from './passing.ts';

describe('a greeting', () => {
  it('comes from who is near, once in a while, and not from all at once', () => {
    const greetings = new Greetings();
    expect(greetings.greets('ana', 200)).toBe(false);
    expect(greetings.greets('ana', 60)).toBe(true);
    expect(greetings.greets('ben', 60)).toBe(false);
    greetings.step(10);
    expect(greetings.greets('ana', 60)).toBe(false);
    expect(greetings.greets('ben', 60)).toBe(true);
    greetings.step(60);
    expect(greetings.greets('ana', 60)).toBe(true);
  });
});

describe('a step aside', () => {
  const out = { x: 0, y: 0 };
  const runner = { x: 0, y: 0, radius: 16 };
  const at = (x: number, y: number) => ({ x, y, radius: 16 });

  it('is made across the way of who runs at somebody, to the nearer side', () => {
    expect(stepAside(at(36, 4), runner, { x: 1, y: 0 }, out)).toBe(true);
    expect(out.x).toBeCloseTo(0);
    expect(out.y).toBeCloseTo(1);
    expect(stepAside(at(36, -4), runner, { x: 1, y: 0 }, out)).toBe(true);
    expect(out.y).toBeCloseTo(-1);
  });

  it('is not made for who stands, passes, goes away or is far', () => {
    expect(stepAside(at(36, 0), runner, { x: 0, y: 0 }, out)).toBe(false);
    expect(stepAside(at(36, 0), runner, { x: 0, y: 1 }, out)).toBe(false);
    expect(stepAside(at(36, 0), runner, { x: -1, y: 0 }, out)).toBe(false);
    expect(stepAside(at(80, 0), runner, { x: 1, y: 0 }, out)).toBe(false);
  });
});
