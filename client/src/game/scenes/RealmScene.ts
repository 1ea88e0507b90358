// The scene of every realm: shows the world of its map and steps it; a map saved again restarts it.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { loadAtlases, loadTerrains } from '../engine/loadTextures.ts';
import type { MoverPlugin } from '../engine/MoverPlugin.ts';
import { Scene } from '../engine/phaser.ts';
import type { LoadedRealmMap } from '../engine/realmFiles.ts';
import { RealmWorld } from './RealmWorld.ts';
import { showFirstFrame } from './showFirstFrame.ts';
import { REALM_SCENE, type WorldContext } from './worldContext.ts';

export class RealmScene extends Scene {
  declare mover: MoverPlugin;
  realm: RealmWorld | undefined;
  /** The map on screen; `world.file` may already be a newer one whose textures are loading. */
  private shownMap: LoadedRealmMap | undefined;
  private isPictureShown = true;

  constructor(private readonly world: WorldContext) {
    super(REALM_SCENE);
  }

  create(): void {
    const { file } = this.world;
    if (!file) return;
    const realm = new RealmWorld(this, this.world, file.map, this.realm?.player);
    this.realm = realm;
    realm.setPictureShown(this.isPictureShown);
    this.shownMap = file;
    const cleanUp = () => realm.destroy();
    // Destroying the game destroys its scenes without a shutdown event.
    this.events.once('shutdown', cleanUp);
    this.events.once('destroy', cleanUp);
    void showFirstFrame(this, file, () => realm.emitReady()).then(() => realm.prepare());
  }

  /** Replaces the current map by one saved in Tiled. */
  async replaceMap(file: LoadedRealmMap): Promise<void> {
    const { world, shownMap } = this;
    world.file = file;
    await Promise.all([loadTerrains(this.textures, file, shownMap), ...loadAtlases(this.textures, file)]);
    // The map was saved again, or the realm was left, during loading.
    if (world.file === file && this.scene.isActive()) this.scene.restart();
  }

  /** Without a picture the world holds: nobody walks blind. */
  setPictureShown(shown: boolean): void {
    this.isPictureShown = shown;
    this.realm?.setPictureShown(shown);
  }

  override update(time: number, delta: number): void {
    this.realm?.update(time, delta);
  }

  screenPositionOf(id: string): Point | undefined {
    return this.realm?.screenPositionOf(id);
  }
}
