// Gives Phaser its default textures at once: its own are three pictures, for which its start would wait.
import type { Game } from './phaser.ts';

const SIZE = 32;
const WHITE = 4;
/** RGBA of the outline and the diagonal that stand for a missing picture. */
const MISSING_COLOR = [0, 255, 0, 255] as const;

/** A square with a diagonal, as four bytes a pixel. */
function missingPicture(): Uint8Array {
  const bytes = new Uint8Array(SIZE * SIZE * 4);
  for (let at = 0; at < SIZE; at += 1) {
    const last = SIZE - 1;
    for (const [x, y] of [
      ...[0, last].flatMap((edge) => [[at, edge] as const, [edge, at] as const]),
      [at, at] as const,
    ])
      bytes.set(MISSING_COLOR, (y * SIZE + x) * 4);
  }
  return bytes;
}

const PICTURES: Record<string, { bytes: () => Uint8Array; size: number }> = {
  __DEFAULT: { bytes: () => new Uint8Array(SIZE * SIZE * 4), size: SIZE },
  __MISSING: { bytes: missingPicture, size: SIZE },
  __WHITE: { bytes: () => new Uint8Array(WHITE * WHITE * 4).fill(255), size: WHITE },
};

/** For Phaser's configuration: none of its own pictures, and ours as soon as everything in it has been started. */
export const DEFAULT_TEXTURES = {
  images: { default: null, missing: null, white: null },
  callbacks: {
    preBoot: ({ events, textures }: Pick<Game, 'events' | 'textures'>) => {
      // After the listeners that Phaser's constructor has added, the texture manager's among them.
      events.once('boot', () => {
        for (const [key, { bytes, size }] of Object.entries(PICTURES)) {
          textures.addUint8Array(key, bytes(), size, size);
          // It waits for as many pictures as it has by itself.
          textures.emit('onload', key);
        }
      });
    },
  },
};
