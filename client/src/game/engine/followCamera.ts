// The camera's way: it glides after the player, and shows as much of the world as the screen allows.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Cameras } from './phaser.ts';
import { zoomFor } from './screen.ts';

/** Share of the way that is made up in a 60th of a second. */
const FOLLOW_LERP = 0.14;
/** Nearer than this (units) it is there. */
const SNAP_DISTANCE = 0.5;

/** `rise` = how far over the ground the middle of the player is. `still` = it simply stays on the player. */
export function followPlayer(
  camera: Cameras.Scene2D.Camera,
  { x, y }: Point,
  offsetY: number,
  seconds: number,
  reducedMotion: boolean,
): void {
  const goalX = x - camera.width / 2;
  const goalY = y - offsetY - camera.height / 2;
  const lerp = reducedMotion ? 1 : 1 - (1 - FOLLOW_LERP) ** (seconds * 60);
  const nextX = camera.scrollX + (goalX - camera.scrollX) * lerp;
  const nextY = camera.scrollY + (goalY - camera.scrollY) * lerp;
  camera.setScroll(
    Math.abs(goalX - nextX) < SNAP_DISTANCE ? goalX : nextX,
    Math.abs(goalY - nextY) < SNAP_DISTANCE ? goalY : nextY,
  );
}

/** Fills the canvas (canvas pixels) and jumps to the player; `cssHeight` tells phones apart. */
export function fitCamera(
  camera: Cameras.Scene2D.Camera,
  { width, height }: { width: number; height: number },
  cssHeight: number,
  { x, y }: Point,
): void {
  camera
    .setSize(width, height)
    .setZoom(zoomFor(width, height, cssHeight))
    .centerOn(x, y);
}
