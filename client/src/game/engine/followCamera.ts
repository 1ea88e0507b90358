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
  type View,
} from '../core/framing.ts';
import type { Area } from '../core/goalArrow.ts';
import { leastZoom, usualZoom, WIDEST } from '../core/usualZoom.ts';
import type { Cameras } from './phaser.ts';

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
export const SHOW_SECONDS = 1.8;
const SHOW_LERP = 0.06;
/** What is shown is drawn a little larger, unless motion is reduced. */
const SHOW_PUSH = 1.08;

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
  /** Share of the usual zoom up to which the camera may come nearer. */
  closeUp?: number | undefined;
  covered: Covered;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is shown, and whether it may be shown smaller than usual. */
interface Sight {
  seen: readonly Area[];
  covered: Covered;
  mayShrink: boolean;
  /** Share of the usual zoom up to which it may be shown larger. */
  largest?: number;
  /** Whether hints and prompts lie over the world. */
  hasHud: boolean;
}

const shareIn = (seconds: number, lerp: number) => 1 - (1 - lerp) ** (seconds * 60);
const pointArea = ({ x, y }: Point): Area => ({ x, y, width: 0, height: 0 });
const middleOf = (area: Area | undefined): Point | undefined =>
  area && { x: area.x + area.width / 2, y: area.y + area.height / 2 };

/** Whom the camera follows; `speed` = share of full speed in each direction. */
export interface Followed {
  readonly body: Point;
  readonly speed: Point;
}

export class FollowCamera {
  private readonly ahead = { x: 0, y: 0 };
  private world: Size = { width: 0, height: 0 };
  /** Where it looks, before it is rounded to pixels of the canvas. */
  private readonly scroll = { x: 0, y: 0 };
  /** Share of the usual zoom that the player has chosen. */
  private chosenShare = 1;
  /** Asked for once a size: it makes the browser lay out the page. */
  private ratio: number | undefined;
  private middle: Point = { x: 0, y: 0 };
  private resting: Area = { x: 0, y: 0, width: 0, height: 0 };
  /** A place that is shown for a while instead of the player. */
  private shown: Readonly<Point> | undefined;
  private shownSeconds = 0;
  private afterShowing: (() => void) | undefined;
  private framed: Frame | undefined;

  /** `offsetY` = height of the player's centre above the ground; `cssHeight` = of the screen. */
  constructor(
    private readonly camera: Cameras.Scene2D.Camera,
    private readonly offsetY: number,
    private readonly cssHeight: () => number,
  ) {}

  /** Steps back or nearer, between the widest and the usual zoom; a frame has a zoom of its own. */
  zoomBy(factor: number): void {
    this.chosenShare = Math.min(1, Math.max(WIDEST, this.chosenShare * factor));
  }

  /** What it shows once it has come to rest, units. */
  get view(): Area {
    return this.resting;
  }

  /** The middle of what it keeps in sight. */
  get lookedAt(): Point {
    return this.middle;
  }

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
    const push = this.shown && !reducedMotion ? SHOW_PUSH : 1;
    this.approachZoom(sight, reducedMotion ? 1 : shareIn(seconds, FRAME_LERP), push);
    this.approach(sight, reducedMotion ? 1 : shareIn(seconds, this.followLerp()));
  }

  /** Resizes the camera to the canvas (canvas pixels), and looks at once where it would look. */
  fit({ width, height }: Size, { body }: Followed): void {
    this.camera.setSize(width, height);
    this.ratio = undefined;
    const sight = this.sightOf(body, undefined);
    this.approachZoom(sight, 1);
    this.approach(sight, 1);
  }

  /** Keeps a frame until it is called again; undefined returns to the player and the usual zoom. */
  frame(frame: Frame | undefined): void {
    this.framed = frame;
  }

  /** Whether it looks at places that a window or a tour speaks of, or that are shown. */
  get isElsewhere(): boolean {
    return this.shown !== undefined || (this.framed?.seen.length ?? 0) > 0;
  }

  private sightOf(body: Point, talk: Area | undefined): Sight {
    const { framed, ahead } = this;
    const player = pointArea({ x: body.x + ahead.x, y: body.y + ahead.y - this.offsetY });
    if (talk)
      return { seen: [talk], covered: { ...UNCOVERED, bottom: this.talkCovers() }, mayShrink: true, hasHud: false };
    const covered = framed?.covered ?? UNCOVERED;
    const hasHud = framed === undefined;
    if (this.shown) return { seen: [pointArea(this.shown)], covered, mayShrink: false, hasHud };
    const seen = framed && framed.seen.length > 0 ? framed.seen : [player];
    const mayShrink = framed !== undefined && framed.zoom === undefined;
    return { seen, covered, mayShrink, largest: framed?.closeUp ?? 1, hasHud };
  }

  private followLerp(): number {
    if (this.shown) return SHOW_LERP;
    return this.framed ? FRAME_LERP : FOLLOW_LERP;
  }

  private screenAt(zoom: number): Size {
    return { width: this.camera.width / zoom, height: this.camera.height / zoom };
  }

  /** Canvas pixels per CSS pixel. */
  private get pixel(): number {
    this.ratio ??= this.camera.height / this.cssHeight();
    return this.ratio;
  }

  /** Of the screen, CSS pixels. */
  private get css(): Size {
    const { camera, pixel } = this;
    return { width: camera.width / pixel, height: camera.height / pixel };
  }

  /** Canvas pixels per unit without regard to what must be seen. */
  private askedZoom(hasHud: boolean): number {
    const { chosenShare, css, framed, pixel, world } = this;
    const least = leastZoom(css, world);
    const usual = Math.max(usualZoom(css), least);
    if (framed?.zoom !== undefined) return Math.max(framed.zoom, least) * pixel;
    return (hasHud ? Math.max(usual * chosenShare, least) : usual) * pixel;
  }

  private approachZoom(sight: Sight, share: number, push = 1): void {
    const { camera, pixel } = this;
    const asked = this.askedZoom(sight.hasHud);
    const smallest = sight.mayShrink ? Math.min(1, (SMALLEST_ZOOM * pixel) / asked) : 1;
    const view = this.placeView(sight, asked, smallest, sight.largest);
    const still = asked * view.zoom;
    this.resting = { x: view.x, y: view.y, ...this.screenAt(still) };
    const goal = still * push;
    this.middle = middleOf(sight.seen[0]) ?? this.middle;
    if (camera.zoom === goal) return;
    const next = camera.zoom + (goal - camera.zoom) * share;
    camera.setZoom(Math.abs(goal - next) < goal * ZOOM_SNAP ? goal : next);
  }

  private placeView({ seen, covered, hasHud }: Sight, zoom: number, smallest: number, largest = 1): View {
    const hidden = hasHud ? this.hiddenAt(zoom) : NOTHING_HIDDEN;
    return placeView({ seen, covered, screen: this.screenAt(zoom), world: this.world, smallest, largest, hidden });
  }

  /** Units. */
  private hiddenAt(zoom: number): Hidden {
    const { css, pixel } = this;
    const { above, below } = hiddenByHud(css.width, css.height);
    return { above: (above * pixel) / zoom, below: (below * pixel) / zoom };
  }

  private approach(sight: Sight, share: number): void {
    const { camera, scroll } = this;
    const screen = this.screenAt(camera.zoom);
    const view = this.placeView(sight, camera.zoom, 1);
    const goalX = view.x + screen.width / 2 - camera.width / 2;
    const goalY = view.y + screen.height / 2 - camera.height / 2;
    const nextX = scroll.x + (goalX - scroll.x) * share;
    const nextY = scroll.y + (goalY - scroll.y) * share;
    scroll.x = Math.abs(goalX - nextX) < SNAP_DISTANCE ? goalX : nextX;
    scroll.y = Math.abs(goalY - nextY) < SNAP_DISTANCE ? goalY : nextY;
    camera.setScroll(this.onPixels(scroll.x, camera.width), this.onPixels(scroll.y, camera.height));
  }

  /** Rounded so that the world lies on the pixels of the canvas in the same way wherever the camera is: nothing shimmers. */
  private onPixels(scroll: number, size: number): number {
    const { zoom } = this.camera;
    const offset = (size - size / zoom) / 2;
    return Math.round((scroll + offset) * zoom) / zoom - offset;
  }

  /** Shows a place, or follows what moves, then calls `after` and returns to the player. */
  show(place: Readonly<Point> | undefined, after: () => void, seconds = SHOW_SECONDS): void {
    this.shown = place;
    this.shownSeconds = seconds;
    this.afterShowing = after;
  }

  /** Returns to the player at once, without the call: what was shown need not have been seen. */
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
    return this.css.height < LOW_SCREEN ? TALK_COVERS_LOW : TALK_COVERS;
  }
}
