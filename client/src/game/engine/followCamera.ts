// Moves the camera after the player, a little ahead of it, and fits it to the screen.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { Cameras } from './phaser.ts';
import { pixelRatio, zoomFor } from './screen.ts';

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

/** The way to a framed place, and its zoom, take about this share of what is left in 1/60 s. */
const FRAME_LERP = 0.07;
/** Below this share of the zoom the camera snaps to it. */
const ZOOM_SNAP = 0.01;

/** What the camera keeps in view instead of following the player as usual. */
export interface Frame {
  /** undefined = the player. */
  place: Point | undefined;
  /** CSS px per unit; undefined = the usual zoom. */
  zoom: number | undefined;
  /** Shares of the screen that a window covers from the right and from below. */
  right: number;
  bottom: number;
}

const shareIn = (seconds: number, lerp: number) => 1 - (1 - lerp) ** (seconds * 60);

/** Whom the camera follows; `speed` = share of full speed in each direction. */
export interface Followed {
  readonly body: Point;
  readonly speed: Point;
}

export class FollowCamera {
  private readonly ahead = { x: 0, y: 0 };
  /** A place that is shown for a while instead of the player. */
  private shown: Point | undefined;
  private shownSeconds = 0;
  private afterShowing: (() => void) | undefined;
  private framed: Frame | undefined;
  private isZooming = false;
  /** What covers a part of the screen at present: the dialogue panel or the window of a frame. */
  private covering: Frame | 'talk' | undefined;
  /** Units by which the bounds are extended: what is covered may lie outside the map. */
  private readonly extended = { x: 0, y: 0 };

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
    const covering = talk ? 'talk' : this.framed;
    if (covering !== this.covering) this.cover(covering);
    const covered = talk ? undefined : this.framed;
    const aside = ((covered?.right ?? 0) * camera.width) / camera.zoom / 2;
    const raise = talk ? this.extended.y : ((covered?.bottom ?? 0) * camera.height) / camera.zoom / 2;
    if (this.shown) this.advanceShowing(seconds);
    if (this.isZooming) this.advanceZoom(reducedMotion ? 1 : shareIn(seconds, FRAME_LERP));
    const focus = talk ?? this.shown ?? this.framed?.place ?? body;
    const goalX = focus.x + ahead.x + aside - camera.width / 2;
    const goalY = focus.y + ahead.y - this.offsetY - camera.height / 2 + raise;
    const lerp = reducedMotion ? 1 : shareIn(seconds, this.followLerp());
    const nextX = camera.scrollX + (goalX - camera.scrollX) * lerp;
    const nextY = camera.scrollY + (goalY - camera.scrollY) * lerp;
    camera.setScroll(
      Math.abs(goalX - nextX) < SNAP_DISTANCE ? goalX : nextX,
      Math.abs(goalY - nextY) < SNAP_DISTANCE ? goalY : nextY,
    );
  }

  /** Keeps a frame until it is called again; undefined returns to the player and the usual zoom. */
  frame(frame: Frame | undefined): void {
    if (!frame && !this.framed) return;
    this.framed = frame;
    this.isZooming = true;
  }

  private followLerp(): number {
    if (this.shown) return SHOW_LERP;
    return this.framed?.place ? FRAME_LERP : FOLLOW_LERP;
  }

  /** Moves the zoom by a share of what is left; while framed it goes on, because a resized screen resets the zoom. */
  private advanceZoom(share: number): void {
    const { camera, framed } = this;
    const goal =
      framed?.zoom === undefined ? zoomFor(camera.width, camera.height, this.cssHeight()) : framed.zoom * pixelRatio();
    const next = camera.zoom + (goal - camera.zoom) * share;
    const isThere = Math.abs(goal - next) < goal * ZOOM_SNAP;
    if (camera.zoom !== goal) camera.setZoom(isThere ? goal : next);
    if (isThere && !framed) this.isZooming = false;
  }

  /** Shows a place, then calls `after` and returns to the player. */
  show(place: Point | undefined, after: () => void): void {
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

  private cover(covering: Frame | 'talk' | undefined): void {
    const { camera } = this;
    this.covering = covering;
    if (covering === 'talk') this.extendBounds(0, this.talkRaise());
    else this.extendBounds((covering?.right ?? 0) * camera.width, (covering?.bottom ?? 0) * camera.height);
  }

  private extendBounds(x: number, y: number): void {
    const { camera, extended } = this;
    const { width, height } = camera.getBounds();
    camera.setBounds(0, 0, width - extended.x + x, height - extended.y + y);
    extended.x = x;
    extended.y = y;
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
