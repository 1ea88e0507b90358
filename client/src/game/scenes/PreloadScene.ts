// Loads the realm's map and pictures, says how far it is, then starts the realm.

import { loadMapPicture, loadPictures } from '../engine/loadRealm.ts';
import { Scene } from '../engine/phaser.ts';
import { loadRealmMap } from '../engine/realmFiles.ts';
import { prepareShaders } from '../engine/shaders.ts';
import { PRELOAD, REALM, type WorldContext } from './worldContext.ts';

/** Key of the whole map as one picture, shown when its tiles cannot be loaded. */
export const MAP_PICTURE = 'map-picture';
/** Share of the bar that the map itself takes. */
const MAP_SHARE = 0.1;

export class PreloadScene extends Scene {
  constructor(private readonly world: WorldContext) {
    super(PRELOAD);
  }

  create(): void {
    this.world.port.say('world/loading', { progress: 0 });
    this.loadAll().catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      this.world.port.say('world/failed', { reason: 'not-loaded', detail });
    });
  }

  private async loadAll(): Promise<void> {
    const { world } = this;
    world.file = await loadRealmMap(world.realm);
    const say = (share: number) => world.port.say('world/loading', { progress: MAP_SHARE + share * (1 - MAP_SHARE) });
    say(0);
    const [missing] = await Promise.all([
      loadPictures(this.textures, world.file, world.avatar, say),
      // While the pictures are on their way.
      prepareShaders(this.renderer),
    ]);
    if (missing.terrains.length > 0) await loadMapPicture(this.textures, world.realm, MAP_PICTURE);
    const names = [...missing.terrains, ...missing.others];
    if (names.length > 0) world.port.say('world/warning', { reason: 'pictures-not-loaded', names });
    // Left while loading: the game is gone.
    if (this.sys.game && this.scene.isActive()) this.scene.start(REALM);
  }
}
