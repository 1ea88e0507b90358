// Tests the camera: it looks ahead, rests on the player, raises two who talk, and does neither lag nor look ahead with reduced motion.
import { describe, expect, it } from 'vitest';
import { UNCOVERED } from '../core/framing.ts';
import type { Area } from '../core/goalArrow.ts';
import { FollowCamera } from './followCamera.ts';
import type { Cameras } from './phaser.ts';

/** As high as the usual zoom is 1. */
function fakeCamera() {
  return {
    width: 960,
    height: 550,
    zoom: 1,
    scrollX: 0,
    scrollY: 0,
    setZoom(zoom: number) {
      this.zoom = zoom;
    },
    setScroll(x: number, y: number) {
      this.scrollX = x;
      this.scrollY = y;
    },
    setSize(width: number, height: number) {
      Object.assign(this, { width, height });
    },
  };
}
const WORLD = { width: 4000, height: 3000 };
const follow = (camera: ReturnType<typeof fakeCamera>) => {
  const following = new FollowCamera(camera as unknown as Cameras.Scene2D.Camera, 26, () => camera.height);
  following.setWorld(WORLD);
  return following;
};
const BODY = { x: 1000, y: 1000 };
const STAND = { x: 0, y: 0 };
const settle = (speed: { x: number; y: number }, talk?: Area) => {
  const camera = fakeCamera();
  const following = follow(camera);
  for (let frame = 0; frame < 600; frame += 1) following.update({ body: BODY, speed }, talk, 1 / 60, false);
  return { camera, following, x: camera.scrollX + 480, y: camera.scrollY + 275 };
};
const run = (following: FollowCamera, frames: number, reducedMotion = false, body = BODY) => {
  for (let frame = 0; frame < frames; frame += 1)
    following.update({ body, speed: STAND }, undefined, 1 / 60, reducedMotion);
};

describe('the camera', () => {
  it('is elsewhere only while it is told to keep places in view', () => {
    const following = follow(fakeCamera());
    expect(following.isElsewhere).toBe(false);
    following.frame({ seen: [], zoom: undefined, covered: UNCOVERED });
    expect(following.isElsewhere).toBe(false);
    following.frame({ seen: [{ x: 10, y: 10, width: 0, height: 0 }], zoom: undefined, covered: UNCOVERED });
    expect(following.isElsewhere).toBe(true);
    following.frame(undefined);
    expect(following.isElsewhere).toBe(false);
  });
  it('rests on the player', () => {
    expect(settle(STAND)).toMatchObject({ x: 1000, y: 974 });
  });
  it('looks ahead in the direction of the walk', () => {
    expect(settle({ x: 1, y: 0 }).x).toBeGreaterThan(1050);
    expect(settle({ x: 0, y: -1 }).y).toBeLessThan(924);
  });
  it('does not look ahead with reduced motion, nor lag', () => {
    const camera = fakeCamera();
    follow(camera).update({ body: BODY, speed: { x: 1, y: 0 } }, undefined, 1 / 60, true);
    expect(camera.scrollX + 480).toBe(1000);
  });
  it('raises two who talk above the dialogue', () => {
    const { y } = settle(STAND, { x: 980, y: 950, width: 100, height: 60 });
    expect(y).toBe(980 + 110);
  });
  it('flies to a framed place and its zoom, and back to the player and the usual zoom', () => {
    const { camera, following } = settle(STAND);
    const covered = { top: 0, right: 0, bottom: 0.36 };
    following.frame({ seen: [{ x: 1480, y: 1060, width: 40, height: 20 }], zoom: 6, covered });
    run(following, 5);
    expect(camera.zoom > 1 && camera.zoom < 6).toBe(true);
    run(following, 300);
    expect([camera.zoom, camera.scrollX + 480, camera.scrollY + 275 - 16.5]).toEqual([6, 1500, 1070]);
    following.frame({ seen: [], zoom: 2, covered: UNCOVERED });
    run(following, 1, true);
    expect([camera.zoom, camera.scrollX + 480]).toEqual([2, 1000]);
    following.frame(undefined);
    run(following, 300);
    expect(camera.zoom).toBe(1);
  });
  it('shows a place smaller that does not fit in beside a window, and never what lies beyond the map', () => {
    const { camera, following } = settle(STAND);
    const covered = { ...UNCOVERED, right: 0.5 };
    following.frame({ seen: [{ x: 3400, y: 2900, width: 580, height: 80 }], zoom: undefined, covered });
    run(following, 300);
    expect(camera.zoom).toBe(0.8);
    // The window covers what is right of the middle.
    expect(camera.scrollX + 480).toBeCloseTo(3990, 0);
    expect(camera.scrollY + 275 + 550 / 0.8 / 2).toBe(WORLD.height);
    following.frame(undefined);
    run(following, 300, false, { x: 3990, y: 2990 });
    expect(camera.scrollX + 960).toBe(WORLD.width);
    // Past the lower edge, so that hint and prompt do not cover the player.
    expect(camera.scrollY + 550).toBe(2990 - 26 + 130);
  });
  it('looks at once where it would look when the screen changes, also beside a window', () => {
    const { camera, following } = settle(STAND);
    following.frame({ seen: [{ x: 2000, y: 1000, width: 100, height: 100 }], zoom: undefined, covered: UNCOVERED });
    following.fit({ width: 800, height: 550 }, { body: BODY, speed: STAND });
    expect([camera.scrollX + 400, camera.scrollY + 275]).toEqual([2050, 1050]);
  });
  it('shows a place, then returns to the player and starts the walk', () => {
    const { camera, following } = settle(STAND);
    let walks = 0;
    following.show({ x: 2000, y: 1000 }, () => {
      walks += 1;
    });
    run(following, 96);
    expect([camera.scrollX + 480 > 1900, walks]).toEqual([true, 0]);
    run(following, 120);
    expect([Math.round(camera.scrollX + 480), walks]).toEqual([1000, 1]);
    following.show({ x: 2000, y: 1000 }, () => {
      walks += 1;
    });
    following.stopShowing();
    run(following, 180);
    expect(walks).toBe(1);
  });
  it('steps back as far as half the usual zoom and the map allow, but not while a window frames a place', () => {
    const { camera, following } = settle(STAND);
    following.zoomBy(0.1);
    run(following, 300);
    expect(camera.zoom).toBe(0.5);
    following.frame({ seen: [{ x: 1480, y: 1060, width: 40, height: 20 }], zoom: undefined, covered: UNCOVERED });
    run(following, 300);
    expect(camera.zoom).toBe(1);
    following.frame(undefined);
    following.setWorld({ width: 1600, height: 3000 });
    run(following, 1, true);
    expect(camera.zoom).toBe(0.6);
    following.zoomBy(9);
    run(following, 1, true);
    expect(camera.zoom).toBe(1);
  });
  it('lies on whole pixels of the canvas at every zoom, and says what it shows', () => {
    const camera = fakeCamera();
    const following = follow(camera);
    following.fit({ width: 1366, height: 641 }, { body: { x: 1000.3, y: 1000.7 }, speed: STAND });
    expect(camera.zoom).toBeCloseTo(641 / 550);
    const [left, top] = [
      camera.scrollX + (1366 - 1366 / camera.zoom) / 2,
      camera.scrollY + (641 - 641 / camera.zoom) / 2,
    ];
    for (const edge of [left, top]) expect((edge * camera.zoom) % 1).toBeCloseTo(0);
    const { view, lookedAt } = following;
    expect([view.x, view.y, view.width]).toEqual([
      expect.closeTo(left, 0),
      expect.closeTo(top, 0),
      expect.closeTo(1366 / camera.zoom),
    ]);
    expect(lookedAt).toEqual({ x: 1000.3, y: expect.closeTo(974.7) });
  });
});
