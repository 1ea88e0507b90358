// Draws the first frame of a world before anything else is begun: what the page does once it knows of the world would delay it.
import { loadLaterAtlases } from '../engine/loadTextures.ts';
import type { Scene } from '../engine/phaser.ts';
import type { LoadedRealmMap } from '../engine/realmFiles.ts';
import { compileSmallVariants } from '../engine/shaders.ts';

/** A page in the background draws nothing, and a covered world neither. */
const TIMEOUT_MS = 1000;

/** Resolves once the world is on the screen, or will not be soon. */
export async function showFirstFrame(
  { cameras, game, renderer, textures }: Scene,
  file: LoadedRealmMap,
): Promise<void> {
  // The next update asks what is in view, and a camera that was never drawn does not know.
  cameras.main.setVisible(true).preRender();
  await new Promise<void>((resolve) => {
    game.events.once('postrender', () => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, TIMEOUT_MS);
  });
  void compileSmallVariants(renderer);
  void loadLaterAtlases(textures, file);
}
