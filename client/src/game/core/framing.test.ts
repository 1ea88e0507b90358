// Tests the camera's view: never beyond the map where one can see it, what must be seen beside the window, smaller only where it must be.
import { describe, expect, it } from 'vitest';
import { type Framing, figureArea, placeView, UNCOVERED } from './framing.ts';

const WORLD = { width: 2304, height: 1536 };
const SCREEN = { width: 1366, height: 641 };
const place = (more: Partial<Framing>) =>
  placeView({ seen: [], screen: SCREEN, covered: UNCOVERED, world: WORLD, smallest: 0.5, ...more });
const spot = (x: number, y: number) => figureArea({ x, y });

describe('the view', () => {
  it('has what must be seen in its middle', () => {
    expect(place({ seen: [spot(1000, 800)] })).toEqual({ x: 1000 - 683, y: 800 - 24 - 320.5, zoom: 1 });
  });
  it('stays on the map at each of its edges', () => {
    expect(place({ seen: [spot(20, 20)] })).toMatchObject({ x: 0, y: 0 });
    expect(place({ seen: [spot(2290, 1530)] })).toMatchObject({ x: 2304 - 1366, y: 1536 - 641 });
  });
  it('lies around a map that is smaller than the screen', () => {
    expect(place({ seen: [spot(400, 300)], screen: { width: 3000, height: 1000 } }).x).toBe((2304 - 3000) / 2);
  });
  it('leaves the map under a window only, and only as far as it must', () => {
    const covered = { ...UNCOVERED, right: 0.58 };
    const free = SCREEN.width * 0.42;
    expect(place({ seen: [spot(1000, 800)], covered }).x).toBe(1000 - free / 2);
    const near = place({ seen: [spot(1400, 800)], covered });
    expect(near.x).toBe(2304 - 1366);
    const edge = place({ seen: [spot(2290, 800)], covered });
    expect(edge.x + free).toBeCloseTo(2304);
  });
  it('keeps two who talk above the panel, at the foot of the map too', () => {
    const covered = { ...UNCOVERED, bottom: 0.4 };
    const { y } = place({ seen: [spot(1000, 1500)], covered });
    expect(y + 641 * 0.6).toBeCloseTo(1536);
    expect(place({ seen: [spot(1000, 1200)], covered }).y).toBe(1536 - 641);
  });
  it('goes past the upper and the lower edge where the HUD would hide what must be seen', () => {
    const hidden = { above: 200, below: 210 };
    expect(place({ seen: [spot(1000, 800)], hidden })).toEqual(place({ seen: [spot(1000, 800)] }));
    expect(place({ seen: [spot(1000, 1500)], hidden }).y).toBe(1508 + 210 - 641);
    expect(place({ seen: [spot(1000, 100)], hidden }).y).toBe(44 - 200);
  });
  it('shows a place smaller that would not fit in, and leaves out what is too far away', () => {
    const wide = { x: 400, y: 600, width: 700, height: 100 };
    const covered = { ...UNCOVERED, right: 0.58 };
    const { zoom } = place({ seen: [wide, spot(1050, 650)], covered });
    expect(zoom).toBeCloseTo((1366 * 0.42) / 720);
    expect(place({ seen: [wide, spot(2200, 1400)], covered }).zoom).toBeCloseTo(zoom);
    expect(place({ seen: [wide], covered, smallest: 1 }).zoom).toBe(1);
  });
});
