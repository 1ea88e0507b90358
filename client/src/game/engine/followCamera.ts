// Moves the camera after the player and fits it to the screen.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Cameras } from './phaser.ts';
import { zoomFor } from './screen.ts';

/** Share of the remaining distance covered in 1/60 s. */
const FOLLOW_LERP = 0.14;
/** Below this distance (units) the camera snaps to the goal. */
const SNAP_DISTANCE = 0.5;

/** `offsetY` = height of the player's centre above the ground. With reduced motion the camera does not lag. */
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

/** Resizes the camera to the canvas (canvas pixels) and centres it on the player; `cssHeight` identifies phones. */
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
