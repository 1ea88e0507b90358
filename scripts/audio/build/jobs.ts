// Owns the list of what is rendered: two sprites and every song.
import { effects } from '../sfx/effects.ts';
import { voices } from '../sfx/voices.ts';
import { menu } from '../songs/menu.ts';
import { park } from '../songs/park.ts';
import { buildSong, type Rendered, type SongEntry } from './songs.ts';
import { buildSprite, type SpriteEntry } from './sprite.ts';

export type Job =
  | { readonly kind: 'song'; readonly id: string; readonly run: (scratch: string, out: string) => Rendered<SongEntry> }
  | {
      readonly kind: 'sprite';
      readonly id: string;
      readonly run: (scratch: string, out: string) => Rendered<SpriteEntry>;
    };

export const SONGS = [park, menu];
export const SPRITES = { effects, voices };

export const jobs: readonly Job[] = [
  ...Object.entries(SPRITES).map(
    ([id, list]): Job => ({ kind: 'sprite', id, run: (scratch, out) => buildSprite(id, list, scratch, out) }),
  ),
  ...SONGS.map((song): Job => ({ kind: 'song', id: song.name, run: (scratch, out) => buildSong(song, scratch, out) })),
];
