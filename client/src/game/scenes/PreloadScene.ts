// Loads the realm's map and textures, reports the progress, then starts the realm scene.
import { loadMapImage, loadTextures } from '../engine/loadTextures.ts';
import { Scene } from '../engine/phaser.ts';
import { loadRealmMap } from '../engine/realmFiles.ts';
import { precompileShaders } from '../engine/shaders.ts';
import { PRELOAD_SCENE, REALM_SCENE, type WorldContext } from './worldContext.ts';

/** Texture key of the whole map's picture, the fallback for missing tiles. */
export const MAP_IMAGE_KEY = 'map-picture';
/** Share of the progress bar for the map file. */
const MAP_PROGRESS_SHARE = 0.1;

export class PreloadScene extends Scene {
  constructor(private readonly world: WorldContext) {
    super(PRELOAD_SCENE);
  }

  create(): void {
    this.world.port.emit('world/loading', { progress: 0 });
    this.loadAll().catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      this.world.port.emit('world/failed', { reason: 'not-loaded', detail });
    });
  }

  private async loadAll(): Promise<void> {
    const { world } = this;
    world.file = await loadRealmMap(world.realm);
    const { misfits } = world.file;
    if (misfits !== undefined) world.port.emit('world/warning', { reason: 'map-broken', detail: misfits });
    const emitProgress = (share: number) =>
      world.port.emit('world/loading', { progress: MAP_PROGRESS_SHARE + share * (1 - MAP_PROGRESS_SHARE) });
    emitProgress(0);
    const [missing] = await Promise.all([
      loadTextures(this.textures, world.file, world.avatar, emitProgress),
      // In parallel with the downloads.
      precompileShaders(this.renderer),
    ]);
    if (missing.terrains.length > 0) await loadMapImage(this.textures, world.realm, MAP_IMAGE_KEY);
    const names = [...missing.terrains, ...missing.others];
    if (names.length > 0) world.port.emit('world/warning', { reason: 'pictures-not-loaded', names });
    // The game may be destroyed if the realm was left while loading.
    if (this.sys.game && this.scene.isActive()) this.scene.start(REALM_SCENE);
  }
}
