// The scene of every realm: connects input, player, map objects and bus; its rules are in core.
import { MAX_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { ShopState } from '@lanternwise/shared/content/pythonShops';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { LanternMark } from '../../bridge/events.ts';
import { relocateBody } from '../core/relocateBody.ts';
import { mapSignature, startPosition } from '../core/startPosition.ts';
import { CoveredLoop } from '../engine/CoveredLoop.ts';
import { FollowCamera } from '../engine/followCamera.ts';
import { loadAtlases, loadAvatar, loadTerrains } from '../engine/loadTextures.ts';
import type { MoverPlugin } from '../engine/MoverPlugin.ts';
import { Scene } from '../engine/phaser.ts';
import { RouteFinder } from '../engine/RouteFinder.ts';
import type { LoadedRealmMap } from '../engine/realmFiles.ts';
import { resizeWithParent, screenToWorld, worldToScreen } from '../engine/screen.ts';
import { WorldInput } from '../engine/WorldInput.ts';
import { Effects } from '../entities/Effects.ts';
import { Player } from '../entities/Player.ts';
import { MechanicHost, type MechanicWorld } from '../mechanics/MechanicHost.ts';
import { AutoWalk } from './AutoWalk.ts';
import { connectPort } from './connectPort.ts';
import { PlayerControl } from './PlayerControl.ts';
import { Proximity } from './Proximity.ts';
import { RealmLife } from './RealmLife.ts';
import { RealmLight } from './RealmLight.ts';
import { RealmObjects } from './RealmObjects.ts';
import { RealmShows } from './RealmShows.ts';
import { showFirstFrame } from './showFirstFrame.ts';
import { Talk } from './Talk.ts';
import { avatarTextureKey, REALM_SCENE, type WorldContext } from './worldContext.ts';

const PLAYER_HEIGHT = 52;

export class RealmScene extends Scene {
  declare mover: MoverPlugin;
  private player!: Player;
  objects!: RealmObjects;
  private proximity!: Proximity;
  private autoWalk!: AutoWalk;
  private effects!: Effects;
  private light!: RealmLight;
  shows!: RealmShows;
  talk!: Talk;
  camera!: FollowCamera;
  private control!: PlayerControl;
  controls!: WorldInput;
  mechanics!: MechanicHost;
  life!: RealmLife;
  private readonly shownExits = new Set<string>();
  private shopStates: Readonly<Record<string, ShopState>> = {};
  private coveredLoop!: CoveredLoop;
  private paused = false;
  /** The map on screen; `world.file` may already be a newer one whose textures are loading. */
  private shownMap: LoadedRealmMap | undefined;

  constructor(readonly world: WorldContext) {
    super(REALM_SCENE);
  }

  create(): void {
    const { world } = this;
    const file = world.file;
    if (!file) return;
    const routes = new RouteFinder();
    this.player = new Player(this, startPosition(file.map, world.position));
    this.effects = new Effects(this);
    this.talk = new Talk(this, this.player);
    this.camera = new FollowCamera(this.cameras.main, PLAYER_HEIGHT / 2, () => world.parent.clientHeight);
    this.proximity = new Proximity(world);
    this.life = new RealmLife(this, world, routes);
    this.light = new RealmLight(this, world, this.effects);
    this.shows = new RealmShows(world, this.effects);
    this.autoWalk = new AutoWalk(world, this.player, this.effects, routes, () => this.interact());
    this.controls = new WorldInput(world.parent, this.game.canvas, {
      onInteract: () => this.interact(),
      onClick: (x, y) => this.paused || this.autoWalk.handleClick(screenToWorld(this.cameras.main, x, y)),
      onManualMove: () => this.handleManualMove(),
      onAction: (action) => world.port.emit('action/pressed', { action }),
    });
    this.control = new PlayerControl(world, this.player, this.controls, this.autoWalk, this.talk);
    this.mechanics = this.createMechanicHost(routes);
    this.createObjects(file, routes);
    this.coveredLoop = new CoveredLoop(this.game);
    const stopResizing = resizeWithParent(this.game, world.parent, () => {
      this.camera.fit(this.scale, this.player);
      this.coveredLoop.redraw();
    });
    const disconnectPort = connectPort(this);
    const cleanUp = () => {
      stopResizing();
      disconnectPort();
      this.controls.destroy();
      this.mechanics.destroy();
      routes.destroy();
    };
    // Destroying the game destroys its scenes without a shutdown event.
    this.events.once('shutdown', cleanUp);
    this.events.once('destroy', cleanUp);
    this.replaceMap = (next) => this.replaceObjects(next, routes);
    this.showAvatar(world.avatar);
    void showFirstFrame(this, file, () => this.emitReady()).then(() => routes.start());
  }

  /** Replaces the current map by one saved in Tiled; assigned in create(). */
  replaceMap: (file: LoadedRealmMap) => Promise<void> = async () => undefined;

  private createMechanicHost(routes: RouteFinder): MechanicHost {
    const mechanicWorld: MechanicWorld = {
      scene: this,
      port: this.world.port,
      isMotionReduced: () => this.world.settings.reducedMotion,
      bodies: () => this.objects.bodies,
      character: (id) => this.objects.npcs.find((npc) => npc.id === id),
      onWallsChange: (blocking, planned) => {
        const { map } = this.objects;
        this.mover.setMap(map, blocking);
        routes.setWorld(map, planned);
      },
    };
    return new MechanicHost(mechanicWorld, this.world.mechanics);
  }

  private createObjects(file: LoadedRealmMap, routes: RouteFinder, before?: RealmObjects): void {
    this.shownMap = file;
    this.objects = new RealmObjects(this, file.map, this.player.body, before);
    before?.destroy();
    const { shows, light, life, proximity, autoWalk, control } = this;
    for (const part of [shows, light, life, proximity, autoWalk, control]) part.setObjects(this.objects);
    this.mover.setMap(file.map);
    routes.setWorld(file.map);
    // Where the player starts was checked; in a map that was saved again a wall may stand there.
    if (before) relocateBody(this.player.body, file.map, this.mover.world);
    for (const item of this.objects.collectibles) if (this.world.collected.has(item.id)) item.hide();
    for (const exit of this.objects.exits) exit.setShown(this.shownExits.has(exit.id));
    void this.mechanics.start(file.map.mechanics);
    this.proximity.setShopStates(this.shopStates);
    for (const npc of this.objects.npcs) npc.enabled = !this.proximity.isDisabled(npc.id);
    this.camera.setWorld(file.map);
    this.cameras.main.setRoundPixels(true);
    const { missingFrames } = this.objects;
    if (missingFrames.length > 0)
      this.world.port.emit('world/warning', { reason: 'pictures-missing', names: missingFrames });
  }

  private async replaceObjects(file: LoadedRealmMap, routes: RouteFinder): Promise<void> {
    const { world, shownMap } = this;
    world.file = file;
    await Promise.all([loadTerrains(this.textures, file, shownMap), ...loadAtlases(this.textures, file)]);
    // The map was saved again, or the realm was left, during loading.
    if (world.file !== file || !this.scene.isActive()) return;
    this.autoWalk.walker.stop();
    this.createObjects(file, routes, this.objects);
    this.emitReady();
  }

  private emitReady(): void {
    const { map } = this.objects;
    this.world.port.emit('world/ready', {
      realm: this.world.realm,
      places: this.objects.places(),
      map: mapSignature(map),
    });
  }

  override update(time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, MAX_FRAME_SECONDS);
    if (this.paused || seconds <= 0) return;
    this.control.update(seconds, this.objects.bodies);
    const reducedMotion = this.world.settings.reducedMotion;
    const camera = this.cameras.main;
    this.objects.update(time, seconds, this.player.body, camera.worldView, reducedMotion);
    this.mechanics.update(time, seconds);
    this.effects.update(seconds);
    this.light.update(time, seconds, camera.worldView);
    this.camera.update(this.player, this.talk.area, seconds, reducedMotion);
    this.life.update(time, seconds, camera, this.player.body, this.controls.isLocked || this.camera.isElsewhere);
    this.emitChanges();
  }

  /** Skipped while neither the player nor a character moves: nothing can change. */
  private emitChanges(): void {
    const moved = this.control.emitMove();
    if (!moved && !this.autoWalk.walker.isActive && !this.objects.isAnyNpcWalking) return;
    this.proximity.update(this.player.body, this.handleTouch);
  }

  private readonly handleTouch = (id: string) => this.autoWalk.walker.notifyTouched(id);

  interact(): void {
    if (this.controls.isLocked || this.paused) return;
    const found = this.proximity.nearest(this.player.body);
    if (found) {
      this.autoWalk.walker.stop();
      this.player.faceTowards(found);
      this.world.port.emit('interaction/requested', { id: found.id, kind: found.kind });
    } else this.world.port.emit('interaction/missed', null);
  }

  private handleManualMove(): void {
    this.camera.stopShowing();
    this.autoWalk.walker.stop();
  }

  requestWalk(id: string, pan = false): void {
    const shown = pan && !this.world.settings.reducedMotion ? this.objects.findTarget(id) : undefined;
    if (shown) this.camera.show(shown, () => this.autoWalk.requestWalk(id));
    else this.autoWalk.requestWalk(id);
  }

  setLocked(locked: boolean): void {
    this.controls.setLocked(locked);
    this.player.halt();
    if (locked) this.autoWalk.walker.pause();
    else this.autoWalk.walker.resume(this.player.body);
  }

  /** The character whose dialogue is open, or null. */
  setTalk(id: string | null): void {
    if (id === null) this.talk.end();
    else this.talk.start(this.objects.npcs.find((npc) => npc.id === id));
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.controls.releaseAll();
  }

  /** A covered world neither updates nor draws, to free the CPU of weak devices for the lesson. */
  setCovered(covered: boolean): void {
    // A lesson is a new errand.
    if (covered) this.autoWalk.walker.stop();
    this.coveredLoop.setCovered(covered);
  }

  /** Applies the key bindings and the frame rate limit. */
  applySettings(): void {
    const { keys, thirtyFps } = this.world.settings;
    this.controls.setKeyBindings(keys);
    const limit = thirtyFps ? 30 : 0;
    if (this.game.loop.fpsLimit !== limit) this.game.loop.setFPSLimit(limit);
  }

  setCharacterEnabled(id: string, enabled: boolean): void {
    this.proximity.setEnabled(id, enabled);
    this.proximity.emitInteractable(this.player.body);
  }

  setShopStates(marks: Readonly<Record<string, ShopState>>): void {
    this.shopStates = marks;
    this.proximity.setShopStates(marks);
    this.proximity.emitInteractable(this.player.body);
  }

  setLanternMarks(marks: Readonly<Record<string, LanternMark>>): void {
    this.light.setMarks(marks);
    this.proximity.updateInteractables();
    this.proximity.emitInteractable(this.player.body);
  }

  setCollected(ids: readonly string[]): void {
    this.world.collected = new Set(ids);
    for (const item of this.objects.collectibles) {
      if (this.world.collected.has(item.id) && !item.isCollected) item.hide();
    }
  }

  setExitShown(id: string, shown: boolean): void {
    if (shown) this.shownExits.add(id);
    else this.shownExits.delete(id);
    for (const exit of this.objects.exits) if (exit.id === id) exit.setShown(shown);
  }

  showEffect(effect: string, at: string): void {
    const npc = this.objects.npcs.find(({ id }) => id === at);
    const place = npc ?? this.objects.places().find(({ id }) => id === at) ?? this.player.body;
    if (effect === 'celebrate') this.effects.celebrate(place, this.world.settings.reducedMotion);
    else this.effects.emote(effect, place, npc?.height ?? PLAYER_HEIGHT);
  }

  async applyAvatar(): Promise<void> {
    const { avatar } = this.world;
    await loadAvatar(this.textures, avatar);
    // The avatar may have been changed during loading.
    if (avatar === this.world.avatar) this.showAvatar(avatar);
  }

  /** As a plain figure if its sheet could not be loaded. */
  private showAvatar(avatar: AvatarId): void {
    const key = avatarTextureKey(avatar);
    this.player.setSheet(this.textures.exists(key) ? key : undefined);
  }

  /** Screen position of a place or 'player', in CSS px from the wrapper's top-left corner. */
  screenPositionOf(id: string): Point | undefined {
    const npc = this.objects?.npcs.find((npc) => npc.id === id);
    const at = id === 'player' ? this.player.body : (npc ?? this.objects?.places().find((place) => place.id === id));
    return at ? worldToScreen(this.cameras.main, at.x, at.y) : undefined;
  }
}
