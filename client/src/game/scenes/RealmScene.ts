// The one scene of every realm: joins input, player, population and bus; all rules it applies live in core.
import { MAX_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { Scene } from 'phaser';
import type { Place } from '../../bridge/events.ts';
import { atArrow, Edge, inZone, nearestUsable, touches } from '../core/interactables.ts';
import { WorldInput } from '../engine/input.ts';
import { loadAtlases, loadAvatar, loadTerrains } from '../engine/loadRealm.ts';
import type { RealmMapFile } from '../engine/realmFiles.ts';
import { RouteFinder } from '../engine/routeFinder.ts';
import { followSize, screenAt, worldAt, zoomFor } from '../engine/screen.ts';
import { type Target, Walker } from '../engine/walker.ts';
import { Effects } from '../entities/effect/Effects.ts';
import { Player } from '../entities/player/Player.ts';
import type { MoverPlugin } from '../physics/MoverPlugin.ts';
import { joinPort } from './joinPort.ts';
import { middle, Population } from './Population.ts';
import { avatarKey, REALM, type WorldContext } from './worldContext.ts';

/** How near to a thing a click must be to mean it. */
const CLICK_REACH = 36;
const PLAYER_HEIGHT = 52;
const FOLLOW = 0.14;

export class RealmScene extends Scene {
  declare mover: MoverPlugin;
  private player!: Player;
  private population!: Population;
  private effects!: Effects;
  private controls!: WorldInput;
  private walker!: Walker;
  private readonly direction = { x: 0, y: 0 };
  private readonly edges = new Edge();
  private readonly disabled = new Set<string>();
  private readonly shownExits = new Set<string>();
  private usable: Place | null = null;
  private awaited: string | undefined;
  private paused = false;
  private told = { x: -1, y: -1, facing: '' };

  constructor(readonly world: WorldContext) {
    super(REALM);
  }

  create(): void {
    const { world } = this;
    const file = world.file;
    if (!file) return;
    const routes = new RouteFinder();
    this.walker = new Walker(routes, { ended: (...walk) => this.walkEnded(...walk) });
    this.player = new Player(this, file.map.spawn);
    this.effects = new Effects(this);
    this.controls = new WorldInput(world.parent, this.game.canvas, {
      interact: () => this.interact(),
      clicked: (x, y) => this.clicked(worldAt(this.cameras.main, x, y)),
      steered: () => this.walker.stop(),
      pressed: (action) => world.port.say('action/pressed', { action }),
    });
    this.populate(file, routes);
    void this.wear();
    const stopSize = followSize(this.game, world.parent, () => this.fitCamera());
    const leavePort = joinPort(this);
    const leave = () => {
      stopSize();
      leavePort();
      this.controls.destroy();
      routes.destroy();
    };
    // A game that ends destroys its scenes without shutting them down; what they drew goes with them.
    this.events.once('shutdown', leave);
    this.events.once('destroy', leave);
    this.swapMap = (next) => this.populateAgain(next, routes);
    this.say();
  }

  /** Puts a map that was saved in Tiled in the place of the one in play. */
  swapMap: (file: RealmMapFile) => Promise<void> = async () => undefined;

  private populate(file: RealmMapFile, routes: RouteFinder): void {
    this.population = new Population(this, file.map, this.player.body);
    this.mover.setMap(file.map);
    routes.setWorld(file.map);
    this.mover.world.pushOut(this.player.body);
    for (const item of this.population.collectibles) if (this.world.collected.has(item.id)) item.hide();
    for (const exit of this.population.exits) exit.show(this.shownExits.has(exit.id));
    for (const npc of this.population.npcs) npc.enabled = !this.disabled.has(npc.id);
    const { columns, rows, tileSize } = file.map;
    this.cameras.main.setBounds(0, 0, columns * tileSize, rows * tileSize).setRoundPixels(true);
    const { missing } = this.population;
    if (missing.length > 0) {
      this.world.port.say('world/warning', {
        message: `Pictures are missing: ${missing.join(', ')}. Plain ones stand in.`,
      });
    }
  }

  private async populateAgain(file: RealmMapFile, routes: RouteFinder): Promise<void> {
    await Promise.all([loadTerrains(this.textures, file, true), ...loadAtlases(this.textures, file)]);
    this.walker.stop();
    this.population.destroy();
    this.world.file = file;
    this.populate(file, routes);
    this.say();
  }

  private say(): void {
    this.world.port.say('world/ready', { realm: this.world.realm, places: this.population.places() });
  }

  private fitCamera(): void {
    const { width, height } = this.scale;
    const camera = this.cameras.main;
    camera.setSize(width, height).setZoom(zoomFor(width, height, this.world.parent.clientHeight));
    camera.centerOn(this.player.body.x, this.player.body.y);
  }

  override update(time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, MAX_FRAME_SECONDS);
    if (this.paused || seconds <= 0) return;
    this.steer(seconds);
    const still = this.world.settings.reducedMotion;
    const camera = this.cameras.main;
    this.population.step(time, seconds, this.player.body, camera.worldView, still);
    this.effects.update(seconds);
    this.look(seconds);
    this.notice();
  }

  private steer(seconds: number): void {
    const { direction, player } = this;
    this.controls.direction(direction);
    const byHand = direction.x !== 0 || direction.y !== 0;
    const limit = byHand ? undefined : this.walker.step(player.body, seconds, direction);
    if (!byHand && limit === undefined) direction.x = direction.y = 0;
    player.step(direction, seconds, this.population.bodies, limit);
  }

  /** The camera glides after the player; with reduced motion it simply stays on it. */
  private look(seconds: number): void {
    const camera = this.cameras.main;
    const { x, y } = this.player.body;
    const goalX = x - camera.width / 2;
    const goalY = y - PLAYER_HEIGHT / 2 - camera.height / 2;
    const share = this.world.settings.reducedMotion ? 1 : 1 - (1 - FOLLOW) ** (seconds * 60);
    const nextX = camera.scrollX + (goalX - camera.scrollX) * share;
    const nextY = camera.scrollY + (goalY - camera.scrollY) * share;
    camera.setScroll(Math.abs(goalX - nextX) < 0.5 ? goalX : nextX, Math.abs(goalY - nextY) < 0.5 ? goalY : nextY);
  }

  /** What the player touches, enters and could use now. */
  private notice(): void {
    const { population, world, edges } = this;
    const { body, facing } = this.player;
    if (body.x === this.told.x && body.y === this.told.y && facing === this.told.facing && !this.npcMoved()) return;
    if (body.x !== this.told.x || body.y !== this.told.y || facing !== this.told.facing) {
      this.told = { x: body.x, y: body.y, facing };
      world.port.say('player/moved', { x: body.x, y: body.y, facing });
    }
    for (const item of population.collectibles) {
      if (!item.taken && touches(body, item)) {
        item.taken = true;
        world.collected.add(item.id);
        this.walker.touched(item.id);
        world.port.say('item/picked', { id: item.id });
      }
    }
    for (const exit of population.exits) {
      if (edges.enters(`exit ${exit.id}`, exit.shown && atArrow(body, exit)))
        world.port.say('exit/reached', { id: exit.id });
    }
    for (const zone of population.map.zones) {
      if (edges.enters(`zone ${zone.id}`, inZone(body, zone))) world.port.say('zone/entered', { id: zone.id });
    }
    this.noticeUsable();
  }

  private npcMoved(): boolean {
    return this.population.npcs.some((npc) => npc.who.walking) || this.walker.busy;
  }

  private usables() {
    const { npcs, shops } = this.population;
    return [...npcs, ...shops].filter(({ id }) => !this.disabled.has(id));
  }

  private noticeUsable(): void {
    const found = nearestUsable(this.player.body, this.usables());
    if ((found?.id ?? null) === (this.usable?.id ?? null)) return;
    this.usable = found ? (this.population.places().find(({ id }) => id === found.id) ?? null) : null;
    this.world.port.say('interactable/changed', this.usable);
  }

  interact(): void {
    if (this.controls.isLocked || this.paused) return;
    const found = nearestUsable(this.player.body, this.usables());
    if (!found) return;
    this.walker.stop();
    this.player.look(found);
    const kind = this.population.shops.some(({ id }) => id === found.id) ? 'shop' : 'npc';
    this.world.port.say('interaction/requested', { id: found.id, kind });
  }

  private clicked(at: Point): void {
    if (this.paused) return;
    const thing = this.targets().find((target) => {
      // People and things stand above their feet: a click on the head means them too.
      const reach = Math.max(CLICK_REACH, target.size / 2);
      return Math.abs(target.x - at.x) < reach && at.y > target.y - reach * 2 && at.y < target.y + reach;
    });
    if (thing && thing.kind !== 'zone') this.walkTo(thing, true);
    else {
      this.walker.toSpot(this.player.body, at);
      this.effects.mark(at);
    }
  }

  private targets(): Target[] {
    const { npcs, collectibles, shops, exits, map } = this.population;
    return [
      // Characters are handed over themselves: they may have strolled on when one arrives.
      ...npcs.map((npc) => ({
        id: npc.id,
        kind: 'npc' as const,
        size: npc.size,
        get x() {
          return npc.x;
        },
        get y() {
          return npc.y;
        },
      })),
      ...collectibles
        .filter(({ taken }) => !taken)
        .map(({ id, x, y, size }) => ({ id, kind: 'collectible' as const, x, y, size })),
      ...shops.map(({ id, x, y, size }) => ({ id, kind: 'shop' as const, x, y, size })),
      ...exits.filter(({ shown }) => shown).map(({ id, x, y }) => ({ id, kind: 'exit' as const, x, y, size: 32 })),
      ...map.zones.map((zone) => ({ id: zone.id, kind: 'zone' as const, ...middle(zone), size: 32 })),
    ];
  }

  requestWalk(id: string): void {
    const target = this.targets().find((each) => each.id === id);
    if (target) this.walkTo(target, false);
    else this.world.port.say('walk/ended', { target: id, arrived: false });
  }

  private walkTo(target: Target, interact: boolean): void {
    this.walker.toTarget(this.player.body, target, interact);
    this.awaitAt(target.id);
  }

  private awaitAt(id: string | undefined): void {
    this.awaited = id;
    for (const npc of this.population.npcs) npc.awaited = npc.id === this.awaited;
  }

  private walkEnded(target: Target, arrived: boolean, interact: boolean): void {
    this.awaitAt(undefined);
    this.effects.unmark();
    if (arrived) this.player.look(target);
    this.world.port.say('walk/ended', { target: target.id, arrived });
    if (arrived && interact && (target.kind === 'npc' || target.kind === 'shop')) this.interact();
  }

  setLocked(locked: boolean): void {
    this.controls.setLocked(locked);
    if (locked) this.walker.stop();
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.controls.letGo();
  }

  moveStick(x: number, y: number): void {
    this.controls.moveStick(x, y);
  }

  /** Keys, frame rate and motion as the learner has set them. */
  applySettings(): void {
    const { keys, thirtyFps } = this.world.settings;
    this.controls.setKeys(keys);
    const limit = thirtyFps ? 30 : 0;
    if (this.game.loop.fpsLimit !== limit) this.game.loop.setFPSLimit(limit);
  }

  enable(id: string, enabled: boolean): void {
    if (enabled) this.disabled.delete(id);
    else this.disabled.add(id);
    for (const npc of this.population.npcs) if (npc.id === id) npc.enabled = enabled;
    this.noticeUsable();
  }

  collect(ids: readonly string[]): void {
    this.world.collected = new Set(ids);
    for (const item of this.population.collectibles) {
      if (this.world.collected.has(item.id) && !item.taken) item.hide();
    }
  }

  showExit(id: string, shown: boolean): void {
    if (shown) this.shownExits.add(id);
    else this.shownExits.delete(id);
    for (const exit of this.population.exits) if (exit.id === id) exit.show(shown);
  }

  showEffect(effect: string, at: string): void {
    const npc = this.population.npcs.find(({ id }) => id === at);
    const place = npc ?? this.population.places().find(({ id }) => id === at) ?? this.player.body;
    if (effect === 'celebrate') this.effects.celebrate(place, this.world.settings.reducedMotion);
    else this.effects.emote(effect, place, npc?.height ?? PLAYER_HEIGHT);
  }

  async wear(): Promise<void> {
    const { avatar } = this.world;
    const missing = await loadAvatar(this.textures, avatar);
    // Another one may have been chosen meanwhile.
    if (avatar === this.world.avatar) this.player.wear(missing ? undefined : avatarKey(avatar));
  }

  /** Where a place is on screen, CSS px from the wrapper's top-left corner. */
  screenOf(id: string): Point | undefined {
    const moving = this.population?.npcs.find((npc) => npc.id === id);
    const at =
      id === 'player' ? this.player.body : (moving ?? this.population?.places().find((place) => place.id === id));
    return at ? screenAt(this.cameras.main, at.x, at.y) : undefined;
  }
}
