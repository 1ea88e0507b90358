// Tests what a click does: it leads to a thing or to the ground, but a click on the companion leads nowhere.
import { expect, it, vi } from 'vitest';
import { AutoWalk } from './AutoWalk.ts';

const WICK = { x: 200, y: 200, size: 24, reach: 24, height: 60 };
const OWL = { id: 'owl', kind: 'npc', x: 260, y: 200, size: 32, height: 60 };

type Parts = ConstructorParameters<typeof AutoWalk>;

function setUp() {
  const showMarker = vi.fn();
  const find = vi.fn(async () => ({ points: [], reachesGoal: true }));
  const parts = [
    { port: { emit: vi.fn() } },
    { entities: [OWL], npcs: [], find: () => undefined },
    { body: { x: 0, y: 0, radius: 16 }, faceTowards: vi.fn(), hasRoom: () => true },
    { showMarker, hideMarker: vi.fn() },
    { seek: vi.fn(), nearest: () => undefined },
    { find },
    vi.fn(),
  ];
  return { autoWalk: new AutoWalk(...(parts as unknown as Parts)), find, showMarker };
}

it('on the companion is no walk', () => {
  const { autoWalk, find, showMarker } = setUp();
  expect(autoWalk.handleClick({ x: 205, y: 160 }, WICK)).toBe(true);
  expect(find).not.toHaveBeenCalled();
  expect(showMarker).not.toHaveBeenCalled();
});

it('on somebody beside it leads there, and on the ground to the ground', () => {
  const { autoWalk, find, showMarker } = setUp();
  expect(autoWalk.handleClick({ x: 250, y: 170 }, WICK)).toBe(false);
  expect(find).toHaveBeenCalledOnce();
  expect(showMarker).not.toHaveBeenCalled();
  expect(autoWalk.handleClick({ x: 170, y: 230 }, WICK)).toBe(false);
  expect(showMarker).toHaveBeenCalledOnce();
});

it('means the ground where the companion is not seen', () => {
  const { autoWalk, showMarker } = setUp();
  expect(autoWalk.handleClick({ x: 205, y: 160 })).toBe(false);
  expect(showMarker).toHaveBeenCalledOnce();
});
