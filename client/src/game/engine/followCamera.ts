// Moves the camera after the player, a little ahead of it, and fits it to the screen.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Cameras } from './phaser.ts';
import { zoomFor } from './screen.ts';

/** Share of the remaining distance covered in 1/60 s. */
const FOLLOW_LERP = 0.14;
/** Below this distance (units) the camera snaps to the goal. */
const SNAP_DISTANCE = 0.5;
/** Units that the camera looks ahead at full speed. */
const LOOK_AHEAD = 84;
/** Share of the look-ahead reached in 1/60 s: slow, so that a single step or a turn does not swing the view. */
const LOOK_LERP = 0.03;
/** Share of the screen's height by which two who talk are raised above the dialogue panel. */
const TALK_RAISE = 0.2;

const shareIn = (seconds: number, lerp: number) => 1 - (1 - lerp) ** (seconds * 60);

/** Whom the camera follows; `speed` = share of full speed in each direction. */
export interface Followed {
  readonly body: Point;
  readonly speed: Point;
}

export class FollowCamera {
  private readonly ahead = { x: 0, y: 0 };
  /** Units by which the bounds are extended downwards. */
  private raised = 0;

  /** `offsetY` = height of the player's centre above the ground. */
  constructor(
    private readonly camera: Cameras.Scene2D.Camera,
    private readonly offsetY: number,
  ) {}

  /** `talk` = the middle between two who talk. With reduced motion the camera neither lags nor looks ahead. */
  update({ body, speed }: Followed, talk: Point | undefined, seconds: number, reducedMotion: boolean): void {
    const { camera, ahead } = this;
    const look = reducedMotion || talk ? 0 : LOOK_AHEAD;
    const lookShare = reducedMotion ? 1 : shareIn(seconds, LOOK_LERP);
    ahead.x += (speed.x * look - ahead.x) * lookShare;
    ahead.y += (speed.y * look - ahead.y) * lookShare;
    const raise = talk ? (camera.height / camera.zoom) * TALK_RAISE : 0;
    if (raise !== this.raised) this.extendBounds(raise);
    const goalX = (talk ?? body).x + ahead.x - camera.width / 2;
    const goalY = (talk ?? body).y + ahead.y - this.offsetY - camera.height / 2 + raise;
    const lerp = reducedMotion ? 1 : shareIn(seconds, FOLLOW_LERP);
    const nextX = camera.scrollX + (goalX - camera.scrollX) * lerp;
    const nextY = camera.scrollY + (goalY - camera.scrollY) * lerp;
    camera.setScroll(
      Math.abs(goalX - nextX) < SNAP_DISTANCE ? goalX : nextX,
      Math.abs(goalY - nextY) < SNAP_DISTANCE ? goalY : nextY,
    );
  }

  /** The dialogue panel covers the bottom of the screen, which may then lie outside the map. */
  private extendBounds(raise: number): void {
    const { width, height } = this.camera.getBounds();
    this.camera.setBounds(0, 0, width, height - this.raised + raise);
    this.raised = raise;
  }
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
