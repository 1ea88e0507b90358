// Moves the camera after the player, a little ahead of it, or to what a window or a talk must leave in sight.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import {
  type Covered,
  type Hidden,
  hiddenByHud,
  NOTHING_HIDDEN,
  placeView,
  SMALLEST_ZOOM,
  UNCOVERED,
} from '../core/framing.ts';
import type { Area } from '../core/goalArrow.ts';
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
/** Share of the screen's height that the dialogue panel covers. */
const TALK_COVERS = 0.4;
/** On low screens (CSS px) the panel leaves less of the world. */
const TALK_COVERS_LOW = 0.66;
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
  /** The most important first; empty = the player. */
  seen: readonly Area[];
  /** CSS px per unit; undefined = the usual zoom, or a smaller one where the places need it. */
  zoom: number | undefined;
  covered: Covered;
}

interface Size {
  width: number;
  height: number;
}

/** What is shown, and whether it may be shown smaller than usual. */
interface Sight {
  seen: readonly Area[];
  covered: Covered;
  mayShrink: boolean;
  /** Whether hints and prompts lie over the world. */
  hasHud: boolean;
}

const shareIn = (seconds: number, lerp: number) => 1 - (1 - lerp) ** (seconds * 60);
const pointArea = ({ x, y }: Point): Area => ({ x, y, width: 0, height: 0 });

/** Whom the camera follows; `speed` = share of full speed in each direction. */
export interface Followed {
  readonly body: Point;
  readonly speed: Point;
}

export class FollowCamera {
  private readonly ahead = { x: 0, y: 0 };
  private world: Size = { width: 0, height: 0 };
  /** A place that is shown for a while instead of the player. */
  private shown: Point | undefined;
  private shownSeconds = 0;
  private afterShowing: (() => void) | undefined;
  private framed: Frame | undefined;

  /** `offsetY` = height of the player's centre above the ground; `cssHeight` = of the screen. */
  constructor(
    private readonly camera: Cameras.Scene2D.Camera,
    private readonly offsetY: number,
    private readonly cssHeight: () => number,
  ) {}

  /** The size of the map, beyond which nothing is shown that no window covers. */
  setWorld({ width, height }: Size): void {
    this.world = { width, height };
  }

  /** `talk` = where two who talk are. With reduced motion the camera neither lags nor looks ahead. */
  update({ body, speed }: Followed, talk: Area | undefined, seconds: number, reducedMotion: boolean): void {
    const { ahead } = this;
    const look = reducedMotion || talk ? 0 : LOOK_AHEAD;
    const lookShare = reducedMotion ? 1 : shareIn(seconds, LOOK_LERP);
    ahead.x += (speed.x * look - ahead.x) * lookShare;
    ahead.y += (speed.y * look - ahead.y) * lookShare;
    if (this.shown) this.advanceShowing(seconds);
    const sight = this.sightOf(body, talk);
    this.approachZoom(sight, reducedMotion ? 1 : shareIn(seconds, FRAME_LERP));
    this.approach(sight, reducedMotion ? 1 : shareIn(seconds, this.followLerp()));
  }

  /** Resizes the camera to the canvas (canvas pixels), and looks at once where it would look. */
  fit({ width, height }: Size, { body }: Followed): void {
    this.camera.setSize(width, height);
    const sight = this.sightOf(body, undefined);
    this.approachZoom(sight, 1);
    this.approach(sight, 1);
  }

  /** Keeps a frame until it is called again; undefined returns to the player and the usual zoom. */
  frame(frame: Frame | undefined): void {
    this.framed = frame;
  }

  /** Whether it looks at places that a window or a tour speaks of. */
  get isElsewhere(): boolean {
    return (this.framed?.seen.length ?? 0) > 0;
  }

  private sightOf(body: Point, talk: Area | undefined): Sight {
    const { framed, ahead } = this;
    const player = pointArea({ x: body.x + ahead.x, y: body.y + ahead.y - this.offsetY });
    if (talk)
      return { seen: [talk], covered: { ...UNCOVERED, bottom: this.talkCovers() }, mayShrink: false, hasHud: false };
    const covered = framed?.covered ?? UNCOVERED;
    const hasHud = framed === undefined;
    if (this.shown) return { seen: [pointArea(this.shown)], covered, mayShrink: false, hasHud };
    const seen = framed && framed.seen.length > 0 ? framed.seen : [player];
    return { seen, covered, mayShrink: framed !== undefined && framed.zoom === undefined, hasHud };
  }

  private followLerp(): number {
    if (this.shown) return SHOW_LERP;
    return this.framed ? FRAME_LERP : FOLLOW_LERP;
  }

  private screenAt(zoom: number): Size {
    return { width: this.camera.width / zoom, height: this.camera.height / zoom };
  }

  private approachZoom({ mayShrink, seen, covered }: Sight, share: number): void {
    const { camera, framed, world } = this;
    const usual = zoomFor(camera.width, camera.height, this.cssHeight());
    const asked = framed?.zoom === undefined ? usual : framed.zoom * pixelRatio();
    const smallest = mayShrink ? Math.min(1, (SMALLEST_ZOOM * pixelRatio()) / asked) : 1;
    const goal = asked * placeView({ seen, covered, screen: this.screenAt(asked), world, smallest }).zoom;
    if (camera.zoom === goal) return;
    const next = camera.zoom + (goal - camera.zoom) * share;
    camera.setZoom(Math.abs(goal - next) < goal * ZOOM_SNAP ? goal : next);
  }

  /** Units. */
  private hiddenNow(): Hidden {
    const { camera } = this;
    const pixel = camera.height / this.cssHeight();
    const { above, below } = hiddenByHud(camera.width / pixel, this.cssHeight());
    return { above: (above * pixel) / camera.zoom, below: (below * pixel) / camera.zoom };
  }

  private approach({ seen, covered, hasHud }: Sight, share: number): void {
    const { camera, world } = this;
    const screen = this.screenAt(camera.zoom);
    const hidden = hasHud ? this.hiddenNow() : NOTHING_HIDDEN;
    const view = placeView({ seen, covered, screen, world, smallest: 1, hidden });
    const goalX = view.x + screen.width / 2 - camera.width / 2;
    const goalY = view.y + screen.height / 2 - camera.height / 2;
    const nextX = camera.scrollX + (goalX - camera.scrollX) * share;
    const nextY = camera.scrollY + (goalY - camera.scrollY) * share;
    camera.setScroll(
      Math.abs(goalX - nextX) < SNAP_DISTANCE ? goalX : nextX,
      Math.abs(goalY - nextY) < SNAP_DISTANCE ? goalY : nextY,
    );
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

  private talkCovers(): number {
    return this.cssHeight() < LOW_SCREEN ? TALK_COVERS_LOW : TALK_COVERS;
  }
}
