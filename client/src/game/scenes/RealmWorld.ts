// A map on the screen: creates its parts, connects them to input and bus, and updates them; a saved map replaces it.
import { MAX_FRAME_SECONDS } from '@lanternwise/shared/constants/movement';
import type { Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { AVATAR } from '../../bridge/events.ts';
import { relocateBody } from '../core/relocateBody.ts';
import { mapSignature, startPosition } from '../core/startPosition.ts';
import { CoveredLoop } from '../engine/CoveredLoop.ts';
import { FollowCamera } from '../engine/followCamera.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import { RouteFinder } from '../engine/RouteFinder.ts';
import { resizeWithParent, screenToWorld, worldToScreen } from '../engine/screen.ts';
import { setSharpness } from '../engine/sharpness.ts';
import { ViewMirror } from '../engine/ViewMirror.ts';
import { WorldInput } from '../engine/WorldInput.ts';
import { Effects } from '../entities/Effects.ts';
import type { Moment } from '../entities/entity.ts';
import { Player } from '../entities/Player.ts';
import { MechanicHost } from '../mechanics/MechanicHost.ts';
import { isGround } from '../mechanics/mechanicParts.ts';
import { AutoWalk } from './AutoWalk.ts';
import { Company } from './Company.ts';
import { connectAvatar } from './connectAvatar.ts';
import { Frames } from './Frames.ts';
import { PlayerControl } from './PlayerControl.ts';
import { Proximity } from './Proximity.ts';
import { RealmLife } from './RealmLife.ts';
import { RealmLight } from './RealmLight.ts';
import { RealmObjects, toPlace } from './RealmObjects.ts';
import { RealmShows } from './RealmShows.ts';
import { Sights } from './Sights.ts';
import { Talk } from './Talk.ts';
import type { WorldContext } from './worldContext.ts';

const PLAYER_HEIGHT = 52;

export class RealmWorld {
  readonly objects: RealmObjects;
  readonly player: Player;
  readonly light: RealmLight;
  private readonly routes = new RouteFinder();
  private readonly company: Company;
  private readonly effects: Effects;
  private readonly talk: Talk;
  private readonly camera: FollowCamera;
  private readonly frames: Frames;
  private readonly mirror: ViewMirror;
  private readonly life: RealmLife;
  private readonly sights: Sights;
  private readonly proximity: Proximity;
  private readonly autoWalk: AutoWalk;
  private readonly controls: WorldInput;
  private readonly control: PlayerControl;
  private readonly mechanics: MechanicHost;
  private readonly coveredLoop: CoveredLoop;
  private readonly stopResizing: () => void;
  /** Of the frame that is being made. */
  private readonly moment: Moment;
  private isPausedByInterface = false;
  private isPictureShown = true;
  /** The key lights a lantern before it does anything else. */
  private isLanternOffered = false;

  /** `before` = the player on the map before it was saved again. */
  constructor(
    private readonly scene: SceneWithMover,
    private readonly world: WorldContext,
    map: RealmMap,
    before: Player | undefined,
  ) {
    const { port, parent } = world;
    const { routes } = this;
    const start = before ? { ...before.body, facing: before.facing } : startPosition(map, world.position);
    this.player = new Player(scene, start);
    this.objects = new RealmObjects(scene, map, this.player.body, world.mechanics);
    scene.mover.setMap(map);
    routes.setWorld(map);
    // Where the player starts was checked; in a map that was saved again a wall may stand there.
    if (before) relocateBody(this.player.body, map, scene.mover.world);
    this.effects = new Effects(scene);
    this.talk = new Talk(scene, this.player);
    this.camera = new FollowCamera(scene.cameras.main, PLAYER_HEIGHT / 2, () => parent.clientHeight);
    this.camera.setWorld(map);
    this.mirror = new ViewMirror(parent);
    scene.cameras.main.setRoundPixels(true);
    this.company = new Company(scene, world, this.objects, routes, this.player);
    this.light = new RealmLight(scene, world, this.objects, this.effects, this.company);
    new RealmShows(world, this.objects, this.effects, (at) => this.life.notice(at));
    this.sights = new Sights(world, this.objects, this.player, this.effects, this.camera, this.light.lighting);
    this.life = new RealmLife(scene, world, this.objects, routes, this.effects, this.player);
    this.proximity = new Proximity(world, this.objects, this.player.body);
    this.frames = new Frames(world, this.objects, this.player, this.talk, this.proximity);
    this.autoWalk = new AutoWalk(world, this.objects, this.player, this.effects, this.proximity, routes, () =>
      this.interact(),
    );
    this.controls = new WorldInput(parent, scene.game.canvas, {
      onInteract: () => this.interact(),
      onClick: (x, y) => this.handleClick(x, y),
      onManualMove: () => this.handleManualMove(),
      onAction: (action) => port.emit('action/pressed', { action }),
      onZoom: (factor) => this.camera.zoomBy(factor),
    });
    this.control = new PlayerControl(world, map, this.player, this.controls, this.autoWalk, this.talk, this.effects);
    this.mechanics = this.createMechanicHost(map);
    void this.mechanics.start(map.mechanics);
    this.coveredLoop = new CoveredLoop(scene.game);
    this.stopResizing = resizeWithParent(scene.game, parent, () => {
      this.camera.fit(scene.scale, this.player);
      this.mirror.show(this.camera);
      this.coveredLoop.redraw();
    });
    const { bodies, missingFrames } = this.objects;
    this.moment = {
      ...{ time: 0, seconds: 0, player: this.player.body, bodies, reducedMotion: false },
      view: scene.cameras.main.worldView,
    };
    if (missingFrames.length > 0) port.emit('world/warning', { reason: 'pictures-missing', names: missingFrames });
    this.connectPort();
    this.applySettings();
    connectAvatar(scene, world, this.player);
  }

  /** What acts here alone listens for itself; this is what concerns several. */
  private connectPort(): void {
    const { autoWalk, camera, controls, mechanics, objects, talk, world } = this;
    const { port } = world;
    port.on('input/locked', ({ locked }) => this.setLocked(locked));
    port.on('game/paused', ({ paused }) => {
      this.isPausedByInterface = paused;
      controls.releaseAll();
    });
    port.on('game/covered', ({ covered }) => {
      // A covered world neither updates nor draws, to free the CPU of weak devices for the lesson. The current walk ends.
      if (covered) autoWalk.walker.stop();
      this.coveredLoop.setCovered(covered);
    });
    port.on('talk/changed', ({ with: id }) => (id === null ? talk.end() : talk.start(objects.findNpc(id))));
    port.on('walk/requested', ({ target, pan }) => {
      this.sights.leave();
      const shown = pan && !world.settings.reducedMotion ? objects.find(target) : undefined;
      if (shown) camera.show(shown, () => autoWalk.requestWalk(target));
      else autoWalk.requestWalk(target);
    });
    port.on('lantern/offered', ({ offered }) => {
      this.isLanternOffered = offered;
    });
    port.on('camera/framed', (frame) => {
      camera.frame(frame ? this.frames.find(frame) : undefined);
      setSharpness(this.scene.textures, frame?.zoom);
    });
    port.on('stick/moved', ({ x, y }) => controls.moveStick(x, y));
    port.on('interact/pressed', () => this.interact());
    port.on('mechanic/command', (command) => mechanics.command(command));
    port.on('mechanic/used', ({ id }) => mechanics.use(id));
    port.on('settings/changed', (settings) => {
      world.settings = settings;
      this.applySettings();
    });
  }

  private createMechanicHost(map: RealmMap): MechanicHost {
    const { objects, routes, scene, world } = this;
    return new MechanicHost(
      {
        ...{ scene, port: world.port, isMotionReduced: () => world.settings.reducedMotion },
        bodies: () => objects.bodies,
        playerPicture: () => this.player.picture(),
        character: (id) => objects.findNpc(id),
        onWallsChange: (blocking, planned) => {
          scene.mover.setMap(map, blocking);
          routes.setWorld(map, planned);
        },
        onPlacesChange: (places) => {
          objects.setPlaces(places);
          this.proximity.emitInteractable();
          world.port.emit('places/changed', { places: places.map(toPlace) });
        },
        onPaceChange: (share) => {
          this.player.pace = share;
        },
      },
      world.mechanics,
    );
  }

  private get paused(): boolean {
    return this.isPausedByInterface || !this.isPictureShown;
  }

  /** What the first frame did not wait for. */
  prepare(): void {
    this.routes.start();
    void this.company.load();
  }

  /** A walk under way ends at the loss; behind a window the picture that is back needs one frame. */
  setPictureShown(shown: boolean): void {
    if (shown === this.isPictureShown) return;
    this.isPictureShown = shown;
    this.controls.releaseAll();
    if (shown) this.coveredLoop.redraw();
    else this.autoWalk.walker.stop();
  }

  emitReady(): void {
    const { map, entities } = this.objects;
    const places = entities.map(toPlace);
    const grounds = map.mechanics.filter((spot) => isGround(this.world.mechanics, spot)).map(({ id }) => id);
    this.world.port.emit('world/ready', { realm: this.world.realm, places, grounds, map: mapSignature(map) });
  }

  update(time: number, delta: number): void {
    const seconds = Math.min(delta / 1000, MAX_FRAME_SECONDS);
    if (this.paused || seconds <= 0) return;
    const { moment, objects, player } = this;
    const { reducedMotion } = this.world.settings;
    const camera = this.scene.cameras.main;
    this.control.update(seconds, objects.bodies);
    Object.assign(moment, { time, seconds, reducedMotion });
    objects.update(moment, camera.worldView);
    this.company.update(moment);
    this.mechanics.update(time, seconds);
    this.effects.update(seconds);
    this.light.update(time, seconds, camera.worldView);
    this.camera.update(player, this.talk.area, seconds, reducedMotion);
    this.mirror.show(this.camera);
    this.life.update(moment, camera, this.controls.isLocked || this.camera.isElsewhere);
    this.emitChanges();
  }

  /** Skipped while neither the player nor a character moves: nothing can change. */
  private emitChanges(): void {
    const moved = this.control.emitMove();
    if (!moved && !this.autoWalk.walker.isActive && !this.objects.isAnyNpcWalking) return;
    this.proximity.update(this.handleTouch);
  }

  private readonly handleTouch = (id: string) => {
    this.autoWalk.walker.notifyTouched(id);
    if (this.objects.find(id)?.kind === 'collectible') this.player.hop();
  };

  private interact(): void {
    if (this.controls.isLocked || this.paused) return;
    const found = this.isLanternOffered ? undefined : this.proximity.nearest();
    if (found) {
      this.autoWalk.walker.stop();
      this.player.faceTowards(found);
      this.frames.noteUsed(found);
      this.world.port.emit('interaction/requested', { id: found.id, kind: found.kind });
    } else if (!this.mechanics.keyElsewhere()) this.world.port.emit('interaction/missed', null);
  }

  private handleClick(x: number, y: number): void {
    if (this.paused) return;
    const at = screenToWorld(this.scene.cameras.main, x, y);
    this.sights.leave();
    if (this.autoWalk.handleClick(at, this.company.clickable))
      this.world.port.emit('action/pressed', { action: 'companion' });
  }

  private handleManualMove(): void {
    this.sights.leave();
    this.autoWalk.walker.stop();
    this.proximity.seek(undefined);
  }

  private setLocked(locked: boolean): void {
    this.controls.setLocked(locked);
    this.player.halt();
    if (locked) this.autoWalk.walker.pause();
    else this.autoWalk.walker.resume(this.player.body);
  }

  /** Applies the key bindings and the frame rate limit. */
  private applySettings(): void {
    const { keys, thirtyFps } = this.world.settings;
    const { loop } = this.scene.game;
    this.controls.setKeyBindings(keys);
    const limit = thirtyFps ? 30 : 0;
    if (loop.fpsLimit !== limit) loop.setFPSLimit(limit);
  }

  /** Screen position of a place or 'player', in CSS px from the wrapper's top-left corner. */
  screenPositionOf(id: string): Point | undefined {
    const at = id === AVATAR ? this.player.body : this.objects.find(id);
    return at && worldToScreen(this.scene.cameras.main, at.x, at.y);
  }

  /** What was drawn is destroyed by the scene. */
  destroy(): void {
    this.world.port.release();
    this.stopResizing();
    this.life.destroy();
    this.controls.destroy();
    this.mechanics.destroy();
    this.routes.destroy();
  }
}
