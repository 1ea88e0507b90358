// Tests what the camera keeps in sight beside a window: the place it asks for, or the player with what it stands at.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { expect, it } from 'vitest';
import { AVATAR, boardPlace, type CameraFrame } from '../../bridge/events.ts';
import { figureArea, UNCOVERED } from '../core/framing.ts';
import type { Entity } from '../entities/entity.ts';
import { Frames } from './Frames.ts';
import type { RealmObjects } from './RealmObjects.ts';

const entity = (id: string, kind: Entity['kind'], x: number, y: number): Entity => ({
  ...{ id, kind, x, y, size: 24, isUsable: true },
});
const BAKER = entity('baker', 'npc', 540, 500);
const GATE = entity('gate', 'zone', 900, 300);
const FAR = entity('miller', 'npc', 2000, 500);
const ZONE = { id: 'gate', x: 880, y: 280, width: 40, height: 40, rotation: 0 };
const BODY = { x: 500, y: 500, radius: 8 };

function framesAt(nearest: Entity | undefined): Frames {
  const map = { mechanics: [], zones: [ZONE] } as unknown as RealmMap;
  const boards = [{ id: 'baker', x: 700, y: 400, foot: 470 }] as unknown as RealmObjects['boards'];
  const objects = { map, boards, find: (id: string) => [BAKER, GATE, FAR].find((one) => one.id === id) };
  const talk = { figures: () => [figureArea(BODY)] };
  return new Frames({ mechanics: {} }, objects, { body: BODY }, talk, { nearest: () => nearest });
}
const frame = (more: Partial<CameraFrame>): CameraFrame => ({ target: null, ...more });

it('frames the player with what it has just used, and with what is nearest if that is far away', () => {
  const frames = framesAt(undefined);
  frames.noteUsed(BAKER);
  expect(frames.find(frame({ target: AVATAR, right: 0.5 }))).toEqual({
    ...{ seen: [figureArea(BODY), figureArea(BAKER)], zoom: undefined },
    covered: { ...UNCOVERED, right: 0.5 },
  });
  frames.noteUsed(FAR);
  expect(frames.find(frame({ target: AVATAR })).seen).toEqual([figureArea(BODY)]);
  expect(framesAt(BAKER).find(frame({ target: AVATAR })).seen).toEqual([figureArea(BODY), figureArea(BAKER)]);
});

it('frames the board of somebody down to its feet', () => {
  const [board] = framesAt(undefined).find(frame({ target: boardPlace('baker'), zoom: 1 })).seen;
  expect(board).toEqual({ x: 600, y: 330, width: 200, height: 164 });
});

it('frames a place with the people there, and the place alone at a zoom of its own', () => {
  const frames = framesAt(BAKER);
  expect(frames.find(frame({ target: 'gate' })).seen).toEqual([ZONE, figureArea(BODY)]);
  expect(frames.find(frame({ target: 'baker', zoom: 6 }))).toMatchObject({ seen: [figureArea(BAKER)], zoom: 6 });
  expect(frames.find(frame({ zoom: 2 }))).toEqual({ seen: [], zoom: 2, covered: UNCOVERED });
  expect(frames.find(frame({ target: 'nowhere' })).seen).toEqual([figureArea(BODY)]);
});

it('comes near enough to somebody to read the board that belongs to it', () => {
  const [near] = framesAt(undefined).find(frame({ target: 'baker', closeUp: 2 })).seen;
  const [usual] = framesAt(undefined).find(frame({ target: 'baker', closeUp: 1 })).seen;
  expect(usual).toEqual(figureArea(BAKER));
  expect(near?.width).toBeGreaterThan(figureArea(BAKER).width + 100);
});
