// Tests the camera: it looks ahead, rests on the player, raises two who talk, and does neither lag nor look ahead with reduced motion.
import { describe, expect, it } from 'vitest';
import { FollowCamera } from './followCamera.ts';
import type { Cameras } from './phaser.ts';

function fakeCamera() {
  const bounds = { width: 4000, height: 3000 };
  return {
    width: 960,
    height: 600,
    zoom: 1,
    scrollX: 0,
    scrollY: 0,
    setScroll(x: number, y: number) {
      this.scrollX = x;
      this.scrollY = y;
    },
    getBounds: () => bounds,
    setBounds(_x: number, _y: number, width: number, height: number) {
      Object.assign(bounds, { width, height });
    },
  };
}
const BODY = { x: 1000, y: 1000 };
const STAND = { x: 0, y: 0 };
const settle = (speed: { x: number; y: number }, reducedMotion = false, talk?: { x: number; y: number }) => {
  const camera = fakeCamera();
  const follow = new FollowCamera(camera as unknown as Cameras.Scene2D.Camera, 26, () => 600);
  for (let frame = 0; frame < 600; frame += 1) follow.update({ body: BODY, speed }, talk, 1 / 60, reducedMotion);
  return { camera, follow, x: camera.scrollX + 480, y: camera.scrollY + 300 };
};

describe('the camera', () => {
  it('rests on the player', () => {
    expect(settle(STAND)).toMatchObject({ x: 1000, y: 974 });
  });
  it('looks ahead in the direction of the walk', () => {
    expect(settle({ x: 1, y: 0 }).x).toBeGreaterThan(1050);
    expect(settle({ x: 0, y: -1 }).y).toBeLessThan(924);
  });
  it('does not look ahead with reduced motion, nor lag', () => {
    const camera = fakeCamera();
    const follow = new FollowCamera(camera as unknown as Cameras.Scene2D.Camera, 26, () => 600);
    follow.update({ body: BODY, speed: { x: 1, y: 0 } }, undefined, 1 / 60, true);
    expect(camera.scrollX + 480).toBe(1000);
  });
  it('raises two who talk above the dialogue, and gives the bounds back', () => {
    const { camera, follow, y } = settle(STAND, false, { x: 1040, y: 1000 });
    expect(y).toBe(974 + 120);
    expect(camera.getBounds().height).toBe(3120);
    follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, false);
    expect(camera.getBounds().height).toBe(3000);
  });
  it('holds a place beside a window that covers a part of the screen, and gives the bounds back', () => {
    const { camera, follow } = settle(STAND);
    follow.frame({ x: 2000, y: 1500, right: 0.5, bottom: 0 });
    follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, true);
    expect([camera.scrollX + 480 - 2000, camera.scrollY + 300]).toEqual([240, 1500]);
    expect(camera.getBounds()).toMatchObject({ width: 4960, height: 3600 });
    follow.frame(undefined);
    follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, true);
    expect(camera.scrollX + 480).toBe(1000);
    expect(camera.getBounds()).toMatchObject({ width: 4000, height: 3000 });
  });
  it('shows a place, then returns to the player and starts the walk', () => {
    const { camera, follow } = settle(STAND);
    let walks = 0;
    follow.show({ x: 2000, y: 1000 }, () => {
      walks += 1;
    });
    const run = (seconds: number) => {
      for (let frame = 0; frame < seconds * 60; frame += 1)
        follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, false);
    };
    run(1.6);
    expect([camera.scrollX + 480 > 1900, walks]).toEqual([true, 0]);
    run(2);
    expect([Math.round(camera.scrollX + 480), walks]).toEqual([1000, 1]);
    follow.show({ x: 2000, y: 1000 }, () => {
      walks += 1;
    });
    follow.stopShowing();
    run(3);
    expect(walks).toBe(1);
  });
});
