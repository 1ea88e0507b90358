// Tests the camera: it looks ahead, rests on the player, raises two who talk, and does neither lag nor look ahead with reduced motion.
import { describe, expect, it, vi } from 'vitest';
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
    setZoom(zoom: number) {
      this.zoom = zoom;
    },
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
  it('flies to a framed place and its zoom, and back to the player and the usual zoom', () => {
    vi.stubGlobal('window', { devicePixelRatio: 1 });
    const { camera, follow } = settle(STAND);
    const run = (reducedMotion: boolean, frames: number) => {
      for (let frame = 0; frame < frames; frame += 1)
        follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, reducedMotion);
    };
    follow.frame({ place: { x: 1500, y: 1080 }, zoom: 6, right: 0, bottom: 0.36 });
    run(false, 5);
    expect(camera.zoom > 1 && camera.zoom < 6).toBe(true);
    run(false, 300);
    expect([camera.zoom, camera.scrollX + 480, camera.scrollY + 326 - 18]).toEqual([6, 1500, 1080]);
    follow.frame({ place: undefined, zoom: 2, right: 0, bottom: 0 });
    run(true, 1);
    expect([camera.zoom, camera.scrollX + 480]).toEqual([2, 1000]);
    follow.frame(undefined);
    run(false, 300);
    expect(camera.zoom).toBe(1);
    vi.unstubAllGlobals();
  });
  it('holds a framed place in the middle of what a window leaves free, even at the edge of the map', () => {
    const { camera, follow } = settle(STAND);
    const { width } = camera.getBounds();
    follow.frame({ place: { x: width - 100, y: 1080 }, zoom: undefined, right: 0.5, bottom: 0 });
    for (let frame = 0; frame < 300; frame += 1) follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, false);
    expect(camera.scrollX).toBe(width - 100 + 240 - 480);
    expect(camera.getBounds().width).toBe(width + 480);
    follow.frame(undefined);
    follow.update({ body: BODY, speed: STAND }, undefined, 1 / 60, false);
    expect(camera.getBounds().width).toBe(width);
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
