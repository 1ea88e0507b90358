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
/** On low screens (CSS px) the panel leaves less of the world. */
const TALK_RAISE_LOW = 0.33;
const LOW_SCREEN = 480;
/** The way to a place that is shown, and the time for it, are slow enough to be followed with the eyes. */
const SHOW_SECONDS = 1.8;
const SHOW_LERP = 0.06;

const shareIn = (seconds: number, lerp: number) => 1 - (1 - lerp) ** (seconds * 60);

/** Whom the camera follows; `speed` = share of full speed in each direction. */
export interface Followed {
  readonly body: Point;
  readonly speed: Point;
}

export interface Framed extends Point {
  right: number;
  bottom: number;
}

export class FollowCamera {
  private readonly ahead = { x: 0, y: 0 };
  /** A place that is shown for a while instead of the player. */
  private shown: Point | undefined;
  private shownSeconds = 0;
  private afterShowing: (() => void) | undefined;
  /** Units by which the bounds are extended downwards. */
  private raised = 0;
  /** A place that is held in the part of the screen that a side window leaves; `right` and `bottom` = share of the screen it covers. */
  private framed: Framed | undefined;

  /** `offsetY` = height of the player's centre above the ground; `cssHeight` = of the screen. */
  constructor(
    private readonly camera: Cameras.Scene2D.Camera,
    private readonly offsetY: number,
    private readonly cssHeight: () => number,
  ) {}

  /** `talk` = the middle between two who talk. With reduced motion the camera neither lags nor looks ahead. */
  update({ body, speed }: Followed, talk: Point | undefined, seconds: number, reducedMotion: boolean): void {
    const { camera, ahead } = this;
    const look = reducedMotion || talk ? 0 : LOOK_AHEAD;
    const lookShare = reducedMotion ? 1 : shareIn(seconds, LOOK_LERP);
    ahead.x += (speed.x * look - ahead.x) * lookShare;
    ahead.y += (speed.y * look - ahead.y) * lookShare;
    if ((talk !== undefined) !== this.raised > 0) this.extendBounds(talk ? this.talkRaise() : 0);
    const raise = this.raised;
    if (this.shown) this.advanceShowing(seconds);
    if (this.framed) {
      this.holdFrame(this.framed, seconds, reducedMotion);
      return;
    }
    const focus = talk ?? this.shown ?? body;
    const goalX = focus.x + ahead.x - camera.width / 2;
    const goalY = focus.y + ahead.y - this.offsetY - camera.height / 2 + raise;
    const lerp = reducedMotion ? 1 : shareIn(seconds, this.shown ? SHOW_LERP : FOLLOW_LERP);
    const nextX = camera.scrollX + (goalX - camera.scrollX) * lerp;
    const nextY = camera.scrollY + (goalY - camera.scrollY) * lerp;
    camera.setScroll(
      Math.abs(goalX - nextX) < SNAP_DISTANCE ? goalX : nextX,
      Math.abs(goalY - nextY) < SNAP_DISTANCE ? goalY : nextY,
    );
  }

  /** Holds a place in view beside a window; undefined returns to the player. */
  frame(place: Framed | undefined): void {
    if ((place === undefined) === (this.framed === undefined)) {
      this.framed = place;
      return;
    }
    this.framed = place;
    const { camera } = this;
    const { width, height } = camera.getBounds();
    // What the window covers may lie outside the map.
    const sign = place ? 1 : -1;
    camera.setBounds(0, 0, width + sign * camera.width, height + sign * camera.height);
  }

  private holdFrame({ x, y, right, bottom }: Framed, seconds: number, reducedMotion: boolean): void {
    const { camera } = this;
    const goalX = x + (right * camera.width) / camera.zoom / 2 - camera.width / 2;
    const goalY = y + (bottom * camera.height) / camera.zoom / 2 - camera.height / 2;
    const lerp = reducedMotion ? 1 : shareIn(seconds, FOLLOW_LERP);
    camera.setScroll(
      camera.scrollX + (goalX - camera.scrollX) * lerp,
      camera.scrollY + (goalY - camera.scrollY) * lerp,
    );
  }

  /** Shows a place, then calls `after` and returns to the player. */
  show(place: Point, after: () => void): void {
    this.shown = place;
    this.shownSeconds = SHOW_SECONDS;
    this.afterShowing = after;
  }

  /** Returns to the player at once, without the call. */
  stopShowing(): void {
    this.shown = undefined;
    this.afterShowing = undefined;
  }

  private advanceShowing(seconds: number): void {
    this.shownSeconds -= seconds;
    if (!this.shown || this.shownSeconds > 0) return;
    const { afterShowing } = this;
    this.stopShowing();
    afterShowing?.();
  }

  private talkRaise(): number {
    const share = this.cssHeight() < LOW_SCREEN ? TALK_RAISE_LOW : TALK_RAISE;
    return (this.camera.height / this.camera.zoom) * share;
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
