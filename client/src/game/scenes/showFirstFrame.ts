// Draws the first frame of a world before anything else is begun: what the page does once it knows of the world would delay it.
import { loadLaterAtlases } from '../engine/loadTextures.ts';
import type { Scene } from '../engine/phaser.ts';
import type { LoadedRealmMap } from '../engine/realmFiles.ts';
import { compileSmallVariants } from '../engine/shaders.ts';

/** A page in the background draws nothing, and a covered world neither. */
const TIMEOUT_MS = 1000;

/** Calls `onShown` once the world is on the screen, or will not be soon, and then prepares what it needs next. */
export async function showFirstFrame(scene: Scene, file: LoadedRealmMap, onShown: () => void): Promise<void> {
  // The next update asks what is in view, and a camera that was never drawn does not know.
  scene.cameras.main.preRender();
  await new Promise<void>((resolve) => {
    scene.game.events.once('postrender', () => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, TIMEOUT_MS);
  });
  // The realm may have been left meanwhile.
  if (!scene.scene.isActive()) return;
  onShown();
  void compileSmallVariants(scene.renderer);
  void loadLaterAtlases(scene.textures, file);
}
