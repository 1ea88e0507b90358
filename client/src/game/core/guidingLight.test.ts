// Tests which things are marked by light, and how strongly.
import { describe, expect, it } from 'vitest';
import { breathing, isMarkedByLight, lightStrength, type Marked } from './guidingLight.ts';

const thing = (changes: Partial<Marked>): Marked => ({
  ...{ kind: 'mechanic', size: 32, isOpen: true, isGoal: false, hasNews: false, distance: 400 },
  ...changes,
});

describe('the light', () => {
  it('is stronger in reach, and strongest at the goal', () => {
    const afar = lightStrength(thing({}));
    const near = lightStrength(thing({ distance: 40 }));
    expect(afar).toBeGreaterThan(0);
    expect(near).toBeGreaterThan(afar);
    expect(lightStrength(thing({ isGoal: true }))).toBeGreaterThan(near);
  });

  it('marks people who have something new to say, and others only in reach', () => {
    expect(lightStrength(thing({ kind: 'npc' }))).toBe(0);
    expect(lightStrength(thing({ kind: 'npc', hasNews: true }))).toBeGreaterThan(0);
    expect(lightStrength(thing({ kind: 'npc', distance: 40 }))).toBeGreaterThan(0);
  });

  it('never marks what cannot be used', () => {
    expect(lightStrength(thing({ isOpen: false, isGoal: true, distance: 0 }))).toBe(0);
    for (const kind of ['lantern', 'exit', 'zone'] as const) expect(isMarkedByLight(kind)).toBe(false);
  });

  it('breathes, and is even without motion', () => {
    const values = Array.from({ length: 24 }, (_, at) => breathing(1, true, at * 100, false));
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.2);
    expect(breathing(0.4, false, 600, true)).toBe(0.4);
  });
});
