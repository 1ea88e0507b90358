// Tests that people come together, speak one after the other, are glad or kind, and go home; bubbles are replaced by a record.
import { expect, it, vi } from 'vitest';
import { Errands } from '../core/Errands.ts';
import { createTextWorld } from '../core/testing/textWorld.ts';
import { createWanderer, stepWanderer } from '../core/wander.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { DisplayBoard } from '../entities/DisplayBoard.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Npc } from '../entities/Npc.ts';
import { Gatherings } from './Gatherings.ts';

vi.mock('../entities/SpeechBubble.ts', () => ({
  SpeechBubble: class {
    private left = 0;
    get isSpeaking() {
      return this.left > 0;
    }
    say(_line: string, seconds = 5) {
      this.left = seconds;
    }
    update(seconds: number) {
      this.left -= seconds;
    }
    destroy() {}
  },
}));

const STEP = 1 / 30;
const PLACE = { x: 400, y: 400 };
const { mover } = createTextWorld(Array.from({ length: 30 }, () => '.'.repeat(40)).join('\n'));

function createPerson(id: string, x: number, isStatic = true) {
  const wanderer = createWanderer({ x, y: 400, size: 32, radius: 200, static: isStatic, facing: 'down' });
  wanderer.errands = new Errands([wanderer.home], async (_, to) => [to]);
  return {
    ...{ id, wanderer, height: 50, isTalking: false, isAtLeisure: true, hop: vi.fn(), lookAt: vi.fn() },
    spot: { x, y: 400, static: isStatic },
    get x() {
      return wanderer.body.x;
    },
    get y() {
      return wanderer.body.y;
    },
  };
}

function setUp(people: readonly ReturnType<typeof createPerson>[], busy: readonly string[] = []) {
  const said: string[] = [];
  const emote = vi.fn();
  const gatherings = new Gatherings(
    { mover: { world: mover } } as unknown as SceneWithMover,
    { emote } as unknown as Effects,
    people as unknown as Npc[],
    people.map(({ wanderer }) => wanderer.body),
    ({ id }) => busy.includes(id),
    ({ id }, line) => said.push(`${id}: ${line}`),
  );
  const run = async (seconds: number) => {
    for (let time = 0; time < seconds; time += STEP) {
      for (const { wanderer } of people) stepWanderer(wanderer, STEP, mover, [], () => 0.5);
      gatherings.step(STEP);
      await Promise.resolve();
    }
  };
  return { gatherings, said, emote, run };
}

it('they run to the place, say one line each, one after the other, and go home', async () => {
  const people = [createPerson('guide', 420), createPerson('cook', 700), createPerson('gone', 1270)];
  const { gatherings, said, run } = setUp(people);
  gatherings.call(PLACE, ['It hums.', 'Louder than mine.', 'Never said.'], 'glad');
  await run(0.3);
  expect(said).toEqual([]);
  await run(0.7);
  expect(said).toEqual(['guide: It hums.']);
  await run(5);
  expect(said).toEqual(['guide: It hums.', 'cook: Louder than mine.']);
  expect(Math.abs((people[1]?.x ?? 0) - PLACE.x)).toBeLessThan(120);
  expect(people[0]?.hop).toHaveBeenCalled();
  await run(20);
  expect(people[1]).toMatchObject({ x: 700, y: 400 });
});

it('who has something to tell the player stays, and after many wrong tries nobody hops', async () => {
  const people = [createPerson('guide', 420), createPerson('cook', 700)];
  const { gatherings, said, emote, run } = setUp(people, ['cook']);
  gatherings.call(PLACE, ['It works now.'], 'gentle');
  await run(6);
  expect(said).toEqual(['guide: It works now.']);
  expect(people[1]?.x).toBe(700);
  for (const { hop } of people) expect(hop).not.toHaveBeenCalled();
  expect(emote.mock.calls.map(([name]) => name)).toEqual(['emote-yes']);
});

it('a sign is read by those who walk around, not by who has a place of its own', async () => {
  const people = [createPerson('reader', 600, false), createPerson('cook', 420)];
  const { gatherings, said, run } = setUp(people);
  const sign = { id: 'sign', x: 400, y: 360, foot: 400, remarks: ['So it can be wrong?'] };
  gatherings.readSigns([sign as unknown as DisplayBoard]);
  await run(4);
  expect(said).toEqual(['reader: So it can be wrong?']);
});

it('what changes before their eyes is looked at', () => {
  const people = [createPerson('near', 460), createPerson('far', 900)];
  const { gatherings, emote } = setUp(people);
  gatherings.notice(PLACE);
  expect(people[0]?.lookAt).toHaveBeenCalledOnce();
  expect(people[1]?.lookAt).not.toHaveBeenCalled();
  expect(emote).toHaveBeenCalledOnce();
});
