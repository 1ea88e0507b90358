// Tests of the check that no prop stands in another.
import { describe, expect, it } from 'vitest';
import { checkFooting } from './checkFooting.ts';
import type { Prop, RealmMap } from './realmMap.ts';
import { mapSketch } from './testing/mapSketch.ts';

const PICTURE = {
  ...{ x: 30, y: 40, pictureWidth: 64, pictureHeight: 48 },
  drawn: { x: 0, y: 0, width: 64, height: 48 },
};
const pictures = { frames: () => undefined, anchor: () => PICTURE };

const prop = (object: number, frame: string, x: number, y: number): Prop => ({
  ...{ object, x, y, width: 64, height: 48, rotation: 0, atlas: 'nature', frame, flipX: false, fade: false },
  ...{ flat: false, above: false, glow: undefined, anim: undefined, sway: false, overlaps: false },
});
/** The foot of a solid prop, at the middle of its picture's lower edge. */
const foot = ({ object, x, y }: Prop) => ({
  ...{ object, x: x + 9, y: y - 16, width: 46, height: 14, rotation: 0, visible: false },
});
const mapOf = (solid: Prop[], soft: Prop[] = []): RealmMap => {
  const map = mapSketch('S');
  return { ...map, props: [...solid, ...soft], walls: solid.map(foot) };
};
const messages = (map: RealmMap) => checkFooting(map, pictures).map(({ message }) => message);

describe('props inside props', () => {
  const bench = prop(1, 'bench', 400, 400);

  it('are refused, with both objects and how to mend it', () => {
    expect(messages(mapOf([bench, prop(2, 'flowerbed-1', 420, 404)]))).toEqual([
      'the prop "bench" (object 1) stands in the prop "flowerbed-1" (object 2); move one of them 10 px away, or tick "overlaps" on the one that belongs there',
    ]);
  });

  it('may touch', () => {
    expect(messages(mapOf([bench, prop(2, 'flowerbed-1', 446, 400), prop(3, 'bench', 400, 414)]))).toEqual([]);
  });

  it('may mingle if both are plants that one walks through', () => {
    const flowers = [prop(2, 'flowers-pink', 400, 400), prop(3, 'flowers-blue', 404, 402)];
    expect(messages(mapOf([], flowers))).toEqual([]);
    expect(messages(mapOf([bench], flowers))).toHaveLength(2);
  });

  it('are judged where the picture touches the ground, also when it is turned over', () => {
    const right = { ...prop(2, 'flowers-pink', 446, 400), flipX: false };
    expect(messages(mapOf([{ ...bench, width: 64 }], [{ ...right, y: 392 }]))).toEqual([]);
    expect(messages(mapOf([bench], [{ ...right, x: 420, flipX: true }]))).toHaveLength(1);
  });

  it('may be parts that are built to be joined, or be allowed by hand', () => {
    expect(messages(mapOf([prop(1, 'fence', 400, 400), prop(2, 'fence-post', 430, 400)]))).toEqual([]);
    expect(messages(mapOf([prop(1, 'fence', 400, 400), prop(2, 'maze-post', 430, 400)]))).toHaveLength(1);
    expect(messages(mapOf([bench, { ...prop(2, 'stump', 420, 404), overlaps: true }]))).toEqual([]);
  });

  it('may lie flat, hang in the air, or be too low to hide anything', () => {
    const over = [{ ...prop(2, 'lily', 400, 400), flat: true }, prop(3, 'bunting', 400, 400)];
    expect(messages(mapOf([bench], over))).toEqual([]);
    const low = { ...pictures, anchor: () => ({ ...PICTURE, pictureHeight: 27 }) };
    expect(checkFooting(mapOf([bench], [prop(2, 'grass-tuft', 400, 400)]), low)).toEqual([]);
  });

  it('are refused in the foot of a great lantern too', () => {
    const map = mapOf([bench]);
    const lantern = { object: 7, id: 'collect', x: 440, y: 392 };
    map.lanterns.push(lantern);
    map.walls.push({ object: 7, x: 426, y: 385, width: 28, height: 14, rotation: 0, visible: false });
    expect(messages(map)[0]).toContain('stands in the great lantern (object 7)');
  });

  it('are compared turned, not by their bounds', () => {
    const turned = mapOf([bench, prop(2, 'log', 400, 400)]);
    const [, other] = turned.walls;
    Object.assign(other!, { x: 460, y: 400, width: 60, height: 10, rotation: 45 });
    expect(messages(turned)).toEqual([]);
  });
});
