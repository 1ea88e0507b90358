// The one scene of every realm: joins input, player, population and bus; all rules it applies live in core.
import { MAX_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { ShopState } from '@lanternwise/shared/content/python-shops';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { settle } from '../core/settle.ts';
import { fitCamera, followPlayer } from '../engine/followCamera.ts';
import { WorldInput } from '../engine/input.ts';
import { loadAtlases, loadAvatar, loadTerrains } from '../engine/loadRealm.ts';
import type { MoverPlugin } from '../engine/MoverPlugin.ts';
import { Scene } from '../engine/phaser.ts';
import type { RealmMapFile } from '../engine/realmFiles.ts';
import { RouteFinder } from '../engine/routeFinder.ts';
import { followSize, screenAt, worldAt } from '../engine/screen.ts';
import { Effects } from '../entities/Effects.ts';
import { Player } from '../entities/Player.ts';
import { Shop } from '../entities/Shop.ts';
import { MechanicHost } from '../mechanics/MechanicHost.ts';
import { Errands } from './Errands.ts';
import { joinPort } from './joinPort.ts';
import { Population } from './Population.ts';
import { Surroundings } from './Surroundings.ts';
import { avatarKey, REALM, type WorldContext } from './worldContext.ts';

const PLAYER_HEIGHT = 52;

export class RealmScene extends Scene {
  declare mover: MoverPlugin;
  private player!: Player;
  private population!: Population;
  private surroundings!: Surroundings;
  private errands!: Errands;
  private effects!: Effects;
  private controls!: WorldInput;
  mechanics!: MechanicHost;
  private readonly direction = { x: 0, y: 0 };
  private readonly shownExits = new Set<string>();
  private shopMarks: Readonly<Record<string, ShopState>> = {};
  private paused = false;
  /** The map on screen; `world.file` may be a newer one whose pictures are on their way. */
  private shown: RealmMapFile | undefined;
  private dressed: Readonly<Record<string, string>> = {};
  /** What was last said of the player. */
  private told = { x: -1, y: -1, facing: '' };

  constructor(readonly world: WorldContext) {
    super(REALM);
  }

  create(): void {
    const { world } = this;
    const file = world.file;
    if (!file) return;
    const routes = new RouteFinder();
    this.player = new Player(this, file.map.spawn);
    this.effects = new Effects(this);
    this.surroundings = new Surroundings(world);
    this.errands = new Errands(world, this.player, this.effects, routes, () => this.interact());
    this.controls = new WorldInput(world.parent, this.game.canvas, {
      interact: () => this.interact(),
      clicked: (x, y) => this.clicked(worldAt(this.cameras.main, x, y)),
      steered: () => this.errands.walker.stop(),
      pressed: (action) => world.port.say('action/pressed', { action }),
    });
    this.mechanics = this.hostMechanics(routes);
    this.populate(file, routes);
    void this.wear();
    const fit = () => fitCamera(this.cameras.main, this.scale, world.parent.clientHeight, this.player.body);
    const stopSize = followSize(this.game, world.parent, fit);
    const leavePort = joinPort(this);
    const leave = () => {
      stopSize();
      leavePort();
      this.controls.destroy();
      this.mechanics.destroy();
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

  private hostMechanics(routes: RouteFinder): MechanicHost {
    return new MechanicHost({
      scene: this,
      port: this.world.port,
      isStill: () => this.world.settings.reducedMotion,
      bodies: () => this.population.bodies,
      wallsChanged: (blocking, planned) => {
        const { map } = this.population;
        this.mover.setMap(map, blocking);
        routes.setWorld(map, planned);
      },
    });
  }

  private populate(file: RealmMapFile, routes: RouteFinder, before?: Population): void {
    this.shown = file;
    this.population = new Population(this, file.map, this.player.body, before);
    before?.destroy();
    this.surroundings.setPopulation(this.population);
    this.errands.setPopulation(this.population);
    this.mover.setMap(file.map);
    routes.setWorld(file.map);
    settle(this.player.body, file.map, this.mover.world);
    for (const item of this.population.collectibles) if (this.world.collected.has(item.id)) item.hide();
    for (const exit of this.population.exits) exit.show(this.shownExits.has(exit.id));
    void this.mechanics.start(file.map.mechanics);
    this.surroundings.markShops(this.shopMarks);
    for (const npc of this.population.npcs) npc.enabled = !this.surroundings.isDisabled(npc.id);
    this.dress(this.dressed);
    const { columns, rows, tileSize } = file.map;
    this.cameras.main.setBounds(0, 0, columns * tileSize, rows * tileSize).setRoundPixels(true);
    const { missing } = this.population;
    if (missing.length > 0) this.world.port.say('world/warning', { reason: 'pictures-missing', names: missing });
  }

  private async populateAgain(file: RealmMapFile, routes: RouteFinder): Promise<void> {
    const { world, shown } = this;
    world.file = file;
    await Promise.all([loadTerrains(this.textures, file, shown), ...loadAtlases(this.textures, file)]);
    // Saved again, or left, while its pictures were on their way.
    if (world.file !== file || !this.scene.isActive()) return;
    this.errands.walker.stop();
    this.populate(file, routes, this.population);
    this.say();
  }

  private say(): void {
    this.world.port.say('world/ready', { realm: this.world.realm, places: this.population.places() });
  }

  override update(time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, MAX_FRAME_SECONDS);
    if (this.paused || seconds <= 0) return;
    this.steer(seconds);
    const still = this.world.settings.reducedMotion;
    const camera = this.cameras.main;
    this.population.step(time, seconds, this.player.body, camera.worldView, still);
    this.mechanics.update(time, seconds);
    this.effects.update(seconds);
    followPlayer(camera, this.player.body, PLAYER_HEIGHT / 2, seconds, still);
    this.notice();
  }

  private steer(seconds: number): void {
    const { direction, player } = this;
    this.controls.direction(direction);
    const byHand = direction.x !== 0 || direction.y !== 0;
    const limit = byHand ? undefined : this.errands.walker.step(player.body, seconds, direction);
    if (!byHand && limit === undefined) direction.x = direction.y = 0;
    player.step(direction, seconds, this.population.bodies, limit);
  }

  /** Nothing can change while neither the player nor a character moves. */
  private notice(): void {
    const { told, world } = this;
    const { body, facing } = this.player;
    const moved = body.x !== told.x || body.y !== told.y || facing !== told.facing;
    if (!moved && !this.errands.walker.busy && !this.population.anyoneWalks) return;
    if (moved) {
      told.x = body.x;
      told.y = body.y;
      told.facing = facing;
      world.port.say('player/moved', { x: body.x, y: body.y, facing });
    }
    this.surroundings.notice(body, this.touched);
  }

  private readonly touched = (id: string) => this.errands.walker.touched(id);

  interact(): void {
    if (this.controls.isLocked || this.paused) return;
    const found = this.surroundings.nearest(this.player.body);
    if (!found) return;
    this.errands.walker.stop();
    this.player.look(found);
    this.world.port.say('interaction/requested', { id: found.id, kind: found instanceof Shop ? 'shop' : 'npc' });
  }

  private clicked(at: Point): void {
    if (!this.paused) this.errands.clicked(at);
  }

  requestWalk(id: string): void {
    this.errands.requested(id);
  }

  setLocked(locked: boolean): void {
    this.controls.setLocked(locked);
    if (locked) this.errands.walker.stop();
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.controls.letGo();
  }

  /** Nobody sees a covered world: it neither steps nor draws, so that a small computer has its time for the lesson. */
  rest(covered: boolean): void {
    if (covered) this.game.loop.sleep();
    else this.game.loop.wake();
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
    this.surroundings.enable(id, enabled);
    this.surroundings.offer(this.player.body);
  }

  markShops(marks: Readonly<Record<string, ShopState>>): void {
    this.shopMarks = marks;
    this.surroundings.markShops(marks);
    this.surroundings.offer(this.player.body);
  }

  collect(ids: readonly string[]): void {
    this.world.collected = new Set(ids);
    for (const item of this.population.collectibles) {
      if (this.world.collected.has(item.id) && !item.taken) item.hide();
    }
  }

  dress(sprites: Readonly<Record<string, string>>): void {
    this.dressed = sprites;
    for (const npc of this.population.npcs) npc.wear(sprites[npc.id] ?? npc.spot.sprite);
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
