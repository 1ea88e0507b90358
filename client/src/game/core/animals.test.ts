// Tests how small animals live: within their range, outside walls, away from the player, and still with reduced motion.
import type { AnimalKind, AnimalSpot } from '@lanternwise/shared/maps/animals';
import { describe, expect, it } from 'vitest';
import { type Animal, animalAlpha, createAnimal, keepStill, stepAnimal } from './animals.ts';

const FAR = { x: 5000, y: 5000 };
const spotOf = (kind: AnimalKind): AnimalSpot => ({
  ...{ object: 7, kind, count: 1, x: 400, y: 300, width: 160, height: 100 },
});
const anywhere = () => true;
/** A pond beside the middle of the range. */
const besidePond = (x: number, y: number) => !(x > 420 && y > 290);

function live(animal: Animal, seconds: number, hero = FAR, isFree = anywhere): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) stepAnimal(animal, 1 / 60, hero, isFree);
}
function settled(kind: AnimalKind): Animal {
  const animal = createAnimal(spotOf(kind));
  live(animal, 0.1);
  return animal;
}

describe('a small animal', () => {
  it.each(['sparrow', 'bluebird', 'butterfly', 'cat', 'squirrel'] as const)(
    'moves about within its range: a %s',
    (kind) => {
      const animal = settled(kind);
      const from = { x: animal.x, y: animal.y };
      let farthest = 0;
      for (let second = 0; second < 60; second += 1) {
        live(animal, 1);
        expect(Math.abs(animal.x - 400)).toBeLessThanOrEqual(80);
        expect(Math.abs(animal.y - 300)).toBeLessThanOrEqual(50);
        farthest = Math.max(farthest, Math.hypot(animal.x - from.x, animal.y - from.y));
      }
      expect(farthest).toBeGreaterThan(20);
    },
  );

  it('does not go where it cannot stand, but a butterfly flies over it', () => {
    const isInPond = (kind: AnimalKind) => {
      const animal = createAnimal(spotOf(kind));
      let found = false;
      for (let step = 0; step < 2400; step += 1) {
        stepAnimal(animal, 1 / 20, FAR, besidePond);
        found ||= !besidePond(animal.x, animal.y);
      }
      return found;
    };
    expect(isInPond('squirrel')).toBe(false);
    expect(isInPond('sparrow')).toBe(false);
    expect(isInPond('butterfly')).toBe(true);
  });

  it('is the same for the same object, and differs in a flock', () => {
    const [one, same] = [settled('sparrow'), settled('sparrow')];
    const other = createAnimal(spotOf('sparrow'), 1);
    live(other, 0.1);
    expect([one.x, one.y]).toEqual([same.x, same.y]);
    expect([one.x, one.y]).not.toEqual([other.x, other.y]);
  });
});

describe('the hero comes near', () => {
  it('and a bird flies off, and comes back when nobody is there', () => {
    const bird = settled('sparrow');
    const hero = { x: bird.x - 40, y: bird.y };
    live(bird, 0.5, hero);
    expect(bird).toMatchObject({ pose: 'flee', isFacingLeft: false });
    expect(bird.height).toBeGreaterThan(30);
    live(bird, 30, { x: 400, y: 300 });
    expect(bird.pose).toBe('away');
    expect(animalAlpha(bird)).toBe(0);
    live(bird, 20);
    expect(['rest', 'move']).toContain(bird.pose);
    expect(bird.height).toBeLessThan(10);
    expect(animalAlpha(bird)).toBe(1);
  });

  it('and a squirrel runs to a spot farther away, and a cat only looks', () => {
    const squirrel = settled('squirrel');
    const hero = { x: squirrel.x - 30, y: squirrel.y };
    live(squirrel, 1.5, hero);
    expect(Math.hypot(squirrel.x - hero.x, squirrel.y - hero.y)).toBeGreaterThan(45);
    const cat = settled('cat');
    const at = { x: cat.x, y: cat.y };
    live(cat, 0.2, { x: cat.x - 30, y: cat.y });
    expect(cat).toMatchObject({ ...at, pose: 'rest', isFacingLeft: true });
    live(cat, 0.2, { x: cat.x + 30, y: cat.y });
    expect(cat.isFacingLeft).toBe(false);
  });
});

describe('an animal that sleeps in the dusk', () => {
  it('is not seen, and comes when its place is lit', () => {
    const bird = settled('bluebird');
    bird.isAwake = false;
    live(bird, 1);
    expect(animalAlpha(bird)).toBe(0);
    bird.isAwake = true;
    live(bird, 0.2);
    expect(bird.pose).toBe('arrive');
    live(bird, 3);
    expect(animalAlpha(bird)).toBe(1);
  });
});

describe('with reduced motion', () => {
  it('an animal stays where it is, also when the hero comes near', () => {
    const bird = createAnimal(spotOf('sparrow'));
    keepStill(bird, 1, anywhere);
    const at = { x: bird.x, y: bird.y, height: 0, pose: 'rest' };
    for (let frame = 0; frame < 600; frame += 1) keepStill(bird, 1 / 60, anywhere);
    expect(bird).toMatchObject(at);
    bird.isAwake = false;
    keepStill(bird, 1, anywhere);
    expect(animalAlpha(bird)).toBe(0);
  });

  it('a bird that was flying is back on the ground', () => {
    const bird = settled('sparrow');
    live(bird, 0.5, { x: bird.x - 40, y: bird.y });
    keepStill(bird, 1, anywhere);
    expect(bird).toMatchObject({ pose: 'rest', height: 0 });
  });
});
