// Owns the files of the start page's picture, and the toys of the way to the next realm.
import sharp from 'sharp';
import { packAtlas } from '../core/atlas.ts';
import type { ArtJob } from '../core/job.ts';
import { toWebp } from '../core/picture.ts';
import type { Sprite } from '../core/render.ts';
import { path } from '../terrain/earth.ts';
import { grass } from '../terrain/meadows.ts';
import { HERO_CAST } from './heroCast.ts';
import { type Grounds, heroPicture, type Light } from './heroScene.ts';
import { plainGround } from './plainGround.ts';

/** Grass by day has more to it than grass by night. */
const QUALITY = { day: 54, night: 60 };
/** Pixels in height of the pictures for phones and tablets, which show it 330 to 560 CSS pixels high. */
const SMALL_HEIGHT = 560;
const JOURNEY_TOYS = ['gate-front', 'oak', 'oak-lime', 'blossom', 'pine', 'bush', 'bush-pink', 'lamp'];

async function renderHero(
  light: Light,
  sprites: ReadonlyMap<string, Sprite>,
  grounds: Grounds,
): Promise<[string, Uint8Array][]> {
  const picture = sharp(heroPicture(light, sprites, grounds).toBuffer('image/png'));
  const options = { quality: QUALITY[light], effort: 6, smartSubsample: true };
  const small = picture.clone().resize({ height: SMALL_HEIGHT });
  const suffix = light === 'night' ? '-night' : '';
  return [
    [`assets/ui/hero${suffix}.webp`, await picture.webp(options).toBuffer()],
    [`assets/ui/hero-small${suffix}.webp`, await small.webp(options).toBuffer()],
  ];
}

async function journey(sprites: ReadonlyMap<string, Sprite>): Promise<[string, Uint8Array | string][]> {
  const entries = JOURNEY_TOYS.flatMap((name) => {
    const sprite = sprites.get(name);
    if (!sprite) return [];
    const { color, anchorX, anchorY } = sprite;
    return [{ name, picture: color, anchorX, anchorY }];
  });
  const { picture, json } = packAtlas(entries, 'journey.webp');
  return [
    ['assets/ui/journey.webp', await toWebp(picture)],
    ['assets/ui/journey.json', json],
  ];
}

export const jobs: readonly ArtJob[] = [
  {
    id: 'hero',
    outputs: [
      'assets/ui/hero.webp',
      'assets/ui/hero-small.webp',
      'assets/ui/hero-night.webp',
      'assets/ui/hero-small-night.webp',
      'assets/ui/journey.webp',
      'assets/ui/journey.json',
    ],
    pieces: HERO_CAST,
    async render(sprites) {
      const grounds = { grass: await plainGround(grass), path: await plainGround(path) };
      return new Map<string, Uint8Array | string>([
        ...(await renderHero('day', sprites, grounds)),
        ...(await renderHero('night', sprites, grounds)),
        ...(await journey(sprites)),
      ]);
    },
  },
];
