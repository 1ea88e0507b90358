// Notices when the browser takes the world's WebGL context away, and when it gives it back and everything is uploaded again.
import type { Game } from './phaser.ts';
import { recompileShaders } from './shaders.ts';

type Renderer = Pick<Game['renderer'], 'on' | 'off'>;

/**
 * Phaser uploads textures, buffers and shaders again by itself: all have sources in memory. `onChange` hears `false` at the loss and
 * `true` once the world can be drawn. Returns the function that ends it.
 */
export function watchPicture(
  { renderer }: { renderer: Renderer },
  onChange: (isShown: boolean) => void,
  compile: () => Promise<void> = () => recompileShaders(renderer as Game['renderer']),
): () => void {
  /** Counts losses: a picture that is lost again while its shaders are compiled is not shown. */
  let losses = 0;
  const lose = () => {
    losses += 1;
    onChange(false);
  };
  const restore = async () => {
    const loss = losses;
    // Where a shader fails for good, a world with gaps is better than none.
    await compile().catch((error: unknown) =>
      console.warn('The shaders of the world could not be compiled again', error),
    );
    if (loss === losses) onChange(true);
  };
  renderer.on('losewebgl', lose);
  renderer.on('restorewebgl', restore);
  return () => {
    losses += 1;
    renderer.off('losewebgl', lose);
    renderer.off('restorewebgl', restore);
  };
}
