// Owns the list of what is rendered: two sprites and every song.
import { effects } from '../sfx/effects.ts';
import { voices } from '../sfx/voices.ts';
import { demo } from '../songs/demo.ts';
import { funFactoryRealm } from '../songs/fun-factory-realm.ts';
import { imaginationIsland } from '../songs/imagination-island.ts';
import { lab } from '../songs/lab.ts';
import { menu } from '../songs/menu.ts';
import { park } from '../songs/park.ts';
import { pythonWorld } from '../songs/python-world.ts';
import { roboRealm } from '../songs/robo-realm.ts';
import { safetyStarCity } from '../songs/safety-star-city.ts';
import { thinkTankPark } from '../songs/think-tank-park.ts';
import { voiceValleyPark } from '../songs/voice-valley-park.ts';
import { wonderVisionValley } from '../songs/wonder-vision-valley.ts';
import { buildSong, type RenderResult, type SongEntry } from './songs.ts';
import { buildSprite, type SpriteEntry } from './sprite.ts';

export type Job =
  | {
      readonly kind: 'song';
      readonly id: string;
      readonly run: (scratch: string, out: string) => RenderResult<SongEntry>;
    }
  | {
      readonly kind: 'sprite';
      readonly id: string;
      readonly run: (scratch: string, out: string) => RenderResult<SpriteEntry>;
    };

/** The realms in play order, then the pages. A realm's song has the id of its map; ai-adventure-park's is called park. */
export const SONGS = [
  park,
  roboRealm,
  wonderVisionValley,
  thinkTankPark,
  imaginationIsland,
  funFactoryRealm,
  voiceValleyPark,
  safetyStarCity,
  demo,
  pythonWorld,
  menu,
  lab,
];
export const SPRITES = { effects, voices };

export const jobs: readonly Job[] = [
  ...Object.entries(SPRITES).map(
    ([id, list]): Job => ({ kind: 'sprite', id, run: (scratch, out) => buildSprite(id, list, scratch, out) }),
  ),
  ...SONGS.map((song): Job => ({ kind: 'song', id: song.name, run: (scratch, out) => buildSong(song, scratch, out) })),
];
