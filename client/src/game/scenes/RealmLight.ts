// The light of a realm: shows the state of its great lanterns, spreads the light of one that is lit, and wakes what it reaches.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import {
  brightness,
  FADE_SECONDS,
  LAST_SPREAD_SECONDS,
  type LightDisc,
  lanternDiscs,
  litShareAt,
  nightShare,
  poolDisc,
  quarterRadius,
  type Rgb,
  SPREAD_SECONDS,
  spreadShare,
  toRgb,
} from '../core/light.ts';
import { LightMap } from '../engine/LightMap.ts';
import type { Geom, Scene } from '../engine/phaser.ts';
import type { GlowLevels } from '../entities/createGlow.ts';
import type { Effects } from '../entities/Effects.ts';
import { FigureLights } from '../entities/FigureLights.ts';
import { Fireflies } from '../entities/Fireflies.ts';
import type { GreatLantern } from '../entities/GreatLantern.ts';
import { type FlameBearer, LanternLighting } from './LanternLighting.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

interface Spread {
  lantern: GreatLantern;
  seconds: number;
}

/** Seconds between repaints while light spreads. */
const REPAINT_SECONDS = 1 / 30;
/** The same for things to use, which a child moves about. */
const PLACES_SECONDS = 0.25;
/** The last light reaches this much beyond the farthest corner. */
const WHOLE_REALM = 1.9;
const ITEM_RADIUS = 74;
const LANTERN_POOL_RADIUS = 130;
const BOARD_RADIUS = 104;
/** Strength of the pools of lamps, of lit windows, and of what wants to be found. */
const POOL_STRENGTH = 0.6;
const WINDOW_STRENGTH = 0.4;
const ITEM_STRENGTH = 0.75;
const ITEM_COLOR = '#ffe6b0';

export class RealmLight {
  private readonly map: LightMap;
  private readonly fireflies: Fireflies;
  readonly lighting: LanternLighting;
  private readonly figures: FigureLights;
  /** Where light of great lanterns falls, as of the last repaint. */
  private reached: readonly { x: number; y: number; radius: number }[] = [];
  private spreads: readonly Spread[] = [];
  private sinceRepaint = 0;
  /** What the light map's pools depend on besides the lanterns; first painted once collected items are known too. */
  private openItems = -1;
  private lightedPlaces: RealmObjects['places'] = [];
  private sincePlaces = 0;
  private readonly dusk: Rgb;
  private readonly lit: Rgb;
  private readonly glow: GlowLevels;
  /** 0 where the lit realm lies in daylight, 1 where it is night. */
  private readonly night: number;

  constructor(
    scene: Scene,
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    effects: Effects,
    bearer: FlameBearer,
  ) {
    this.dusk = toRgb(world.light.dusk);
    this.lit = toRgb(world.light.lit);
    // In an evening lamps shine more; in a night they colour the ground instead, where a veil of light would hide people.
    this.night = nightShare(this.lit);
    const bright = 0.3 + (1 - this.night) * (1 - brightness(this.lit)) * 2.4;
    this.glow = { dim: 0.12 * (1 - 0.5 * this.night), bright: bright * (1 - 0.9 * this.night) };
    this.map = new LightMap(scene, objects.map);
    this.figures = new FigureLights(scene, objects.bodies, this.night);
    this.fireflies = new Fireflies(scene);
    this.lighting = new LanternLighting(scene, world, objects, effects, bearer, {
      marked: () => this.handleMarks(),
      lit: (lantern) => this.beginSpread(lantern),
    });
  }

  /** Light begins to spread from a lantern that has just taken a flame. */
  private beginSpread(lantern: GreatLantern): void {
    this.spreads = [...this.spreads.filter((spread) => spread.lantern !== lantern), { lantern, seconds: 0 }];
    this.repaint();
  }

  /** No light spreads from a lantern that is not lit any more. */
  private handleMarks(): void {
    this.spreads = this.spreads.filter(({ lantern }) => lantern.mark === 'lit');
    this.repaint();
  }

  update(time: number, seconds: number, view: Geom.Rectangle): void {
    const { objects, map } = this;
    const isDark = !this.world.settings.alwaysBright && !this.isDaylight;
    map.setShown(isDark);
    this.figures.update(isDark, this.shareAt);
    this.sincePlaces += seconds;
    const areMoved = isDark && objects.places !== this.lightedPlaces && this.sincePlaces >= PLACES_SECONDS;
    if (areMoved || countOpenItems(objects) !== this.openItems) this.repaint();
    this.fireflies.update(time, view, this.world.settings.reducedMotion);
    this.lighting.update(seconds);
    if (this.spreads.length > 0) this.spread(seconds);
  }

  private spread(seconds: number): void {
    for (const spread of this.spreads) spread.seconds += seconds;
    this.sinceRepaint += seconds;
    const count = this.spreads.length;
    this.spreads = this.spreads.filter((spread) => spread.seconds < this.duration);
    if (this.spreads.length < count) this.repaint();
    else if (this.sinceRepaint >= REPAINT_SECONDS) this.paintSpreads();
  }

  private get isEveryLanternLit(): boolean {
    return this.objects.lanterns.every(({ mark }) => mark === 'lit');
  }

  /** Whether all light has arrived. */
  private get isWhollyLit(): boolean {
    return this.isEveryLanternLit && this.spreads.length === 0;
  }

  private get isDaylight(): boolean {
    return this.isWhollyLit && brightness(this.lit) >= 1;
  }

  private get duration(): number {
    if (this.world.settings.reducedMotion) return FADE_SECONDS;
    return this.isEveryLanternLit ? LAST_SPREAD_SECONDS : SPREAD_SECONDS;
  }

  private get quarter(): number {
    const { map, lanterns } = this.objects;
    return quarterRadius(map, lanterns.length);
  }

  private reach(): { x: number; y: number; radius: number }[] {
    const radius = this.quarter;
    return this.objects.lanterns
      .filter(({ mark }) => mark === 'lit')
      .map((lantern) => ({ x: lantern.x, y: lantern.y, radius: radius * this.spreadOf(lantern) }));
  }

  /** Share of its way that a lantern's light has gone. */
  private spreadOf(lantern: GreatLantern): number {
    const spread = this.spreads.find((each) => each.lantern === lantern);
    if (!spread) return 1;
    const whole = this.isEveryLanternLit ? this.wholeRadius / this.quarter : 1;
    return spreadShare(spread.seconds, this.duration) * whole;
  }

  private get wholeRadius(): number {
    const { width, height } = this.objects.map;
    return Math.hypot(width, height) * WHOLE_REALM;
  }

  /** How much light of great lanterns falls on a place, 0–1. */
  readonly shareAt = (x: number, y: number): number => (this.isWhollyLit ? 1 : litShareAt(this.reached, x, y));

  /** Paints the light that stays, and wakes what lies in it. */
  private repaint(): void {
    const { objects, map } = this;
    this.openItems = countOpenItems(objects);
    this.lightedPlaces = objects.places;
    this.sincePlaces = 0;
    const spreading = new Set(this.spreads.map(({ lantern }) => lantern));
    const lanterns = objects.lanterns.filter((lantern) => lantern.mark === 'lit' && !spreading.has(lantern));
    map.paintBase(this.isWhollyLit ? this.lit : this.dusk, [
      ...lanterns.flatMap((lantern) => lanternDiscs(lantern, this.quarter, this.lit, 1)),
      ...poolsOf(objects, this.night),
    ]);
    this.wake();
    if (this.spreads.length > 0) this.paintSpreads();
  }

  private paintSpreads(): void {
    this.sinceRepaint = 0;
    this.map.paintOver(this.spreads.flatMap((spread) => this.spreadDiscs(spread)));
    this.wake();
  }

  /** With reduced motion the light does not grow but fades in. */
  private spreadDiscs({ lantern, seconds }: Spread): LightDisc[] {
    const share = spreadShare(seconds, this.duration);
    const radius = this.isEveryLanternLit ? this.wholeRadius : this.quarter;
    if (this.world.settings.reducedMotion) return lanternDiscs(lantern, radius, this.lit, share);
    return lanternDiscs(lantern, Math.max(1, radius * share), this.lit, 1);
  }

  private wake(): void {
    const { objects } = this;
    this.reached = this.reach();
    const { shareAt } = this;
    objects.props.setLight(this.glow, shareAt);
    objects.lights.setLight(this.glow, shareAt);
    objects.animals.setLight(shareAt);
    const { lanterns } = objects;
    const lit = lanterns.filter(({ mark }) => mark === 'lit');
    for (const lantern of lit) lantern.setDaylight(this.isDaylight);
    objects.weather.setLight(lanterns.length === 0 ? 1 : lit.length / lanterns.length);
    this.fireflies.setHomes(lit.map(({ flameAt }) => flameAt));
  }
}

/** Changes when an item appears or is collected, the arrow appears or a board is lit. */
function countOpenItems({ boards, collectibles, exits }: RealmObjects): number {
  let count = 0;
  for (const { isOpen } of collectibles) if (isOpen) count += 1;
  for (const { shown } of exits) if (shown) count += 100;
  for (const { isLit } of boards) if (isLit) count += 1000;
  return count;
}

const glowingProps = ({ props }: RealmMap, night: number) =>
  props.flatMap(({ glow, x, y, width }) =>
    glow
      ? [
          poolDisc(
            { x: x + width / 2, y: y - 8 },
            glow,
            Math.max(64 + 40 * night, width * 0.9),
            WINDOW_STRENGTH + 0.5 * night,
            night,
          ),
        ]
      : [],
  );

/** Small lights that are there at every stage. */
const poolsOf = (
  { map, boards, collectibles, exits, lanterns, places, posts }: RealmObjects,
  night: number,
): LightDisc[] => [
  ...map.lights.map((light) => poolDisc(light, light.color, light.radius * 1.2, POOL_STRENGTH + 0.3 * night, night)),
  ...glowingProps(map, night),
  ...boards.filter(({ isLit }) => isLit).map((board) => poolDisc(board, ITEM_COLOR, BOARD_RADIUS, ITEM_STRENGTH)),
  ...collectibles.filter(({ isOpen }) => isOpen).map((item) => poolDisc(item, ITEM_COLOR, ITEM_RADIUS, ITEM_STRENGTH)),
  ...exits.filter(({ shown }) => shown).map((exit) => poolDisc(exit, ITEM_COLOR, ITEM_RADIUS, ITEM_STRENGTH)),
  ...places.map((place) => poolDisc(place, ITEM_COLOR, ITEM_RADIUS, ITEM_STRENGTH)),
  ...posts.map(({ lampAt }) => poolDisc(lampAt, ITEM_COLOR, LANTERN_POOL_RADIUS, ITEM_STRENGTH)),
  ...lanterns
    .filter(({ isReady }) => isReady)
    .map((lantern) => poolDisc(lantern, ITEM_COLOR, LANTERN_POOL_RADIUS, ITEM_STRENGTH)),
];
