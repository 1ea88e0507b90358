// Has the companion walk with the player: shows it once the realm is shown, does what the interface asks, and tells where it is.
import { toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { COMPANION, type CompanionAct } from '../../bridge/events.ts';
import type { Clickable } from '../core/clickTarget.ts';
import { Companion } from '../core/companion.ts';
import type { Task } from '../core/companionActs.ts';
import { type Occluder, occludes } from '../core/depth.ts';
import { lineSeconds } from '../core/gather.ts';
import { groundCells } from '../core/groundCells.ts';
import { interactionDistance } from '../core/interactables.ts';
import { clearance, isClear, isOnGround } from '../core/keepClear.ts';
import type { CompanionWorld } from '../core/Pursuit.ts';
import { spotNear, spotsAt } from '../core/restingSpot.ts';
import { loadCompanion } from '../engine/loadTextures.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { RouteFinder } from '../engine/RouteFinder.ts';
import { CompanionPicture } from '../entities/Companion.ts';
import type { Moment } from '../entities/entity.ts';
import { GroundMarks } from '../entities/GroundMarks.ts';
import type { Player } from '../entities/Player.ts';
import { SpeechBubble } from '../entities/SpeechBubble.ts';
import { StickPicture } from '../entities/StickPicture.ts';
import { isGround } from '../mechanics/mechanicParts.ts';
import type { FlameBearer } from './LanternLighting.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

/** It tells where it is when it has gone so far, or in another pose, and not more often. */
const TOLD_UNITS = 24;
const TOLD_SECONDS = 0.25;
/** Beyond the reach of a thing, where it still is "at" it: it leaves the place itself to the player. */
const AT_MARGIN = 44;
const HOLD_SECONDS = 1.5;
/** A finger's breadth, and no more: it is always near the player, who is also sent to the ground beside it. */
const CLICK_REACH = 24;
/** Where it holds a stick, units over the ground. */
const STICK_HEIGHT = 22;
/** While it does this it keeps the stick that it has taken. */
const WITH_STICK: readonly CompanionAct['act'][] = ['say', 'pose', 'walk', 'come'];

export class Company implements FlameBearer {
  private readonly companion: Companion;
  private picture: CompanionPicture | undefined;
  private bubble: SpeechBubble | undefined;
  private readonly marks: GroundMarks;
  private readonly stick: StickPicture;
  private readonly mouth = { x: 0, y: 0, lift: STICK_HEIGHT };
  private readonly surroundings: CompanionWorld;
  /** Somebody is to walk along. */
  private isWanted = false;
  private isLit = false;
  /** Its pictures are there, or will not be. */
  private isLoaded = false;
  private readonly told = { x: Number.NaN, y: Number.NaN, pose: '' };
  private sinceTold = TOLD_SECONDS;

  constructor(
    private readonly scene: SceneWithMover,
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly routes: Pick<RouteFinder, 'clearance' | 'findWay'>,
    private readonly player: Player,
  ) {
    const { port } = world;
    this.marks = new GroundMarks(scene);
    this.stick = new StickPicture(scene);
    this.surroundings = this.createSurroundings();
    this.companion = new Companion(
      this.surroundings,
      (act, arrived) => this.handleActed(act, arrived),
      (step) => (step === 'hop' ? this.picture?.hop() : this.stick.take()),
    );
    port.on('companion/changed', (companion) => {
      this.isWanted = companion !== null;
      this.isLit = companion?.isLit ?? false;
      this.companion.setStaying(companion?.staying ?? false);
      if (!companion) this.hide();
    });
    port.on('companion/asked', (act) => this.ask(act));
    port.on('ground/asked', () => this.tellGround());
    port.on('lantern/offered', ({ offered }) => {
      this.companion.isFlameReady = offered;
    });
  }

  private createSurroundings(): CompanionWorld {
    const { objects, world } = this;
    const { findWay } = this.routes;
    const { mechanics, props } = objects.map;
    const pictures = props
      .filter(({ flat }) => !flat)
      .map(({ x, y, width, height }): Occluder => ({ left: x, right: x + width, top: y - height, ground: y }));
    const areas = mechanics.map(toOrientedBox);
    const grounds = mechanics.filter((spot) => isGround(world.mechanics, spot)).map(toOrientedBox);
    return {
      mover: this.scene.mover.world,
      findWay,
      isClear: (x, y, margin) => isClear(objects.entities, areas, x, y, margin),
      isSeen: (x, y) => pictures.every((picture) => !occludes(picture, { x, y })),
      isWorkGround: (x, y) => isOnGround(grounds, x, y),
    };
  }

  /** After the realm's first frame, which its pictures would delay. */
  async load(): Promise<void> {
    const { scene } = this;
    // The realm may have been left meanwhile.
    if (!scene.scene.isActive()) return;
    await loadCompanion(scene.textures);
    this.isLoaded = scene.scene.isActive();
  }

  /** The flame's place: the companion's, if it is at the player's side. */
  get hand(): Readonly<Point> {
    return (this.isBearer && this.picture?.hand) || this.player.hand;
  }

  /** The player sends the flame that the companion holds up. */
  hop(to?: Readonly<Point>): void {
    this.player.hop();
    if (!this.isBearer) return;
    this.picture?.hop();
    if (to) this.companion.holdUp(to, HOLD_SECONDS);
  }

  private get isBearer(): boolean {
    return this.picture !== undefined && this.companion.isWithPlayer;
  }

  update({ seconds, reducedMotion }: Moment): void {
    if (!this.isWanted || !this.isLoaded) return;
    const { companion, bubble } = this;
    this.picture ??= CompanionPicture.of(this.scene, companion);
    const { picture } = this;
    // An atlas that could not be loaded: nobody walks along.
    if (!picture) return;
    companion.isMotionReduced = reducedMotion;
    companion.step(this.player, seconds);
    picture.isLit = this.isLit;
    picture.update(seconds, reducedMotion);
    bubble?.update(seconds, companion.body.x, companion.body.y - picture.height, companion.isPlaced);
    this.marks.update(seconds, reducedMotion);
    this.mouth.x = companion.body.x;
    this.mouth.y = companion.body.y;
    this.stick.update(seconds, this.mouth, reducedMotion);
    this.tell(seconds);
  }

  private hide(): void {
    this.companion.stop();
    this.picture?.destroy();
    this.picture = undefined;
    this.bubble?.destroy();
    this.bubble = undefined;
    this.marks.fade();
    this.stick.drop();
  }

  /** Undefined while nobody sees it. */
  get clickable(): Clickable | undefined {
    const { companion, picture } = this;
    if (!picture || !companion.isPlaced) return undefined;
    const { x, y } = companion.body;
    return { x, y, size: CLICK_REACH, reach: CLICK_REACH, height: picture.height };
  }

  private tellGround(): void {
    const { companion, player, routes, world } = this;
    const ground = companion.isPlaced && groundCells(routes.clearance(), companion.body, player.body);
    if (ground) world.port.emit('ground/told', ground);
  }

  private tell(seconds: number): void {
    const { companion, told } = this;
    const { body, pose } = companion;
    this.sinceTold += seconds;
    if (!companion.isPlaced || this.sinceTold < TOLD_SECONDS) return;
    if (pose === told.pose && Math.hypot(body.x - told.x, body.y - told.y) <= TOLD_UNITS) return;
    this.sinceTold = 0;
    Object.assign(told, { x: body.x, y: body.y, pose });
    this.world.port.emit('companion/moved', { x: body.x, y: body.y, pose, near: this.findNear() });
  }

  private findNear(): string | null {
    const { x, y } = this.companion.body;
    let near: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const { id, isAbsent, kind, size, x: placeX, y: placeY } of this.objects.entities) {
      const distance = Math.hypot(placeX - x, placeY - y);
      const reach = Math.max(interactionDistance(size), clearance({ kind, size })) + AT_MARGIN;
      if (isAbsent || distance > reach || distance >= least) continue;
      near = id;
      least = distance;
    }
    return near;
  }

  private ask(act: CompanionAct): void {
    if (!this.picture) {
      this.world.port.emit('companion/acted', { act: act.act, arrived: false });
      return;
    }
    const task = this.toTask(act);
    this.companion.ask(task);
    this.stick.remember();
    if (!WITH_STICK.includes(act.act)) this.stick.give();
    if (act.act === 'throw') this.stick.throw(this.player.body, this.player.hand, act.to);
    this.bubble?.destroy();
    this.bubble = undefined;
    if (act.act === 'say') this.say(act.line);
    if (act.act === 'lead' && act.visited) this.marks.show(act.visited);
  }

  /** A place that is not on the map has no spots, so that the act fails. */
  private toTask(act: CompanionAct): Task {
    if (act.act === 'say') return { act: 'say', mood: act.mood, seconds: lineSeconds(act.line) };
    if (act.act !== 'go' && act.act !== 'fetch') return act;
    if (typeof act.to === 'object') {
      const spot = spotNear(this.surroundings, act.to);
      return { act: act.act, place: act.to, spots: spot ? [spot] : [] };
    }
    const place = this.placeOf(act.to);
    const { body } = this.companion;
    const spots = place ? spotsAt(this.surroundings, place, place.room, body) : [];
    return { act: act.act, place: place ?? body, spots };
  }

  private placeOf(id: string): (Readonly<Point> & { room: number }) | undefined {
    const { map } = this.objects;
    const entity = this.objects.find(id);
    if (entity) return { x: entity.x, y: entity.y, room: clearance(entity) };
    const area = map.mechanics.find((each) => each.id === id);
    if (!area) return undefined;
    const { cx, cy, hx, hy } = toOrientedBox(area);
    return { x: cx, y: cy, room: Math.max(hx, hy) };
  }

  private say(line: string): void {
    const isLeft = this.companion.body.x < this.player.body.x;
    this.bubble = new SpeechBubble(this.scene, isLeft ? 'left' : 'right');
    this.bubble.say(line, lineSeconds(line));
    this.world.port.emit('people/spoke', { id: COMPANION, line });
  }

  private handleActed(act: Task['act'], arrived: boolean): void {
    if (act === 'lead') this.marks.fade();
    if (act === 'come') this.stick.give();
    this.world.port.emit('companion/acted', { act, arrived });
  }
}
