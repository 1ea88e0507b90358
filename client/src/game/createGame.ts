// Creates and destroys a running realm inside an element; the public entry point of the game.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { RealmLight } from '@lanternwise/shared/content/realmMetadata';
import type { GamePort } from '../bridge/bus.ts';
import type { WorldSettings } from '../bridge/events.ts';
import type { StoredPosition } from './core/startPosition.ts';
import { DEFAULT_TEXTURES } from './engine/defaultTextures.ts';
import { prefetchTextures } from './engine/loadTextures.ts';
import { MOVER_PLUGIN } from './engine/MoverPlugin.ts';
import { watchMap } from './engine/mapHotReload.ts';
import { Game, WEBGL } from './engine/phaser.ts';
import { pixelRatio } from './engine/screen.ts';
import { MAX_TEXTURES } from './engine/shaders.ts';
import { watchPicture } from './engine/watchPicture.ts';
import { CONTEXT_ATTRIBUTES, takeWorldCanvas } from './engine/worldCanvas.ts';
import { type Mechanics, OWN_MECHANICS } from './mechanics/mechanicParts.ts';
import { PreloadScene } from './scenes/PreloadScene.ts';
import { RealmScene } from './scenes/RealmScene.ts';
import { createMapPort, type WorldContext } from './scenes/worldContext.ts';

export interface GameOptions {
  /** A focusable element (tabindex 0) that receives the keys and holds the canvas. */
  parent: HTMLElement;
  port: GamePort;
  realm: MapId;
  /** Colours of the world before the first and after the last great lantern. */
  light: RealmLight;
  settings: WorldSettings;
  avatar: AvatarId;
  /** Ids of collectibles found in earlier visits. */
  collected: readonly string[];
  /** Those of the kinds of activities. */
  mechanics: Mechanics;
  /** Where the player stood before the page was reloaded; ignored if the map has changed. */
  position?: StoredPosition | undefined;
}

export interface RunningGame {
  /** For measurements in the developers' page. */
  readonly scene: RealmScene;
  destroy(): void;
  /** CSS px from the parent's top-left corner; accepts 'player' too. */
  screenPositionOf(placeId: string): { x: number; y: number } | undefined;
  /** Enters or leaves fullscreen with the realm and its panels. */
  setFullscreen(on: boolean): Promise<void>;
}

/** Starts loading a realm's textures ahead of time. */
export function prefetchRealm(realm: MapId, avatar: AvatarId): void {
  prefetchTextures(realm, avatar).catch(() => undefined);
}

export function createGame(options: GameOptions): RunningGame {
  const { parent } = options;
  const port = createMapPort(options.port);
  const { collected, position } = options;
  const mechanics = { ...OWN_MECHANICS, ...options.mechanics };
  const world: WorldContext = { ...options, port, mechanics, collected: new Set(collected), position, file: undefined };
  const realm = new RealmScene(world);
  let game: Game | undefined;
  let stopWatchingPicture: (() => void) | undefined;
  try {
    game = startPhaser(parent, [new PreloadScene(world), realm]);
    stopWatchingPicture = watchPicture(game, (shown) => {
      realm.setPictureShown(shown);
      port.emit('world/picture', { shown });
    });
    // Of a game before this one, whose picture did not come back.
    port.emit('world/picture', { shown: true });
  } catch (error) {
    console.warn('Phaser could not start', error);
    port.emit('world/failed', { reason: 'no-webgl' });
  }
  const stopWatchingMap = watchMap(options.realm, (file, problem) => {
    // A realm whose map was broken at the start is started by a reload.
    if (file && !world.file) location.reload();
    else if (file) void realm.replaceMap(file);
    port.emit('world/warning', problem === undefined ? null : { reason: 'map-broken', detail: problem });
  });
  return {
    scene: realm,
    destroy() {
      stopWatchingMap();
      stopWatchingPicture?.();
      // Phaser destroys itself in its next step, which a sleeping loop would never reach.
      game?.loop.wake();
      game?.destroy(true);
      game = undefined;
    },
    screenPositionOf: (placeId) => realm.screenPositionOf(placeId),
    setFullscreen: (on) => setFullscreen(parent.parentElement ?? parent, on),
  };
}

function startPhaser(parent: HTMLElement, scene: [PreloadScene, RealmScene]): Game {
  const scale = pixelRatio();
  const canvas = takeWorldCanvas();
  if (!canvas) throw new Error('There is no WebGL');
  return new Game({
    type: WEBGL,
    canvas,
    parent,
    width: Math.max(1, Math.round(parent.clientWidth * scale)),
    height: Math.max(1, Math.round(parent.clientHeight * scale)),
    backgroundColor: '#0f1226',
    banner: false,
    ...DEFAULT_TEXTURES,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    render: {
      antialias: true,
      antialiasGL: CONTEXT_ATTRIBUTES.antialias,
      powerPreference: CONTEXT_ATTRIBUTES.powerPreference,
      roundPixels: true,
      maxTextures: MAX_TEXTURES,
      // Quads a batch: a screen has some hundreds, and each of the nodes that draw reserves memory for all.
      batchSize: 2048,
      skipUnreadyShaders: true,
    },
    scale: { mode: 0, zoom: 1 / scale },
    // Real frame times: speeds are in units per second, and the scene caps long frames.
    fps: { smoothStep: false },
    plugins: { scene: [MOVER_PLUGIN] },
    scene,
  });
}

/** A refusal by the browser is ignored. */
async function setFullscreen(element: HTMLElement, on: boolean): Promise<void> {
  try {
    if (on) await element.requestFullscreen();
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // Not allowed here.
  }
}
