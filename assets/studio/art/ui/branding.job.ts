// Owns the files of the brand: logo, loading lantern, favicon, cursor and social card.
import sharp from 'sharp';
import { AVATAR_IDS, AVATARS } from '../characters/avatars.ts';
import { person } from '../characters/person.ts';
import { wizard } from '../characters/wizard.ts';
import type { ArtJob } from '../core/job.ts';
import { material } from '../core/material.ts';
import { type Picture, toPng, toWebp } from '../core/picture.ts';
import { render, type Sprite } from '../core/render.ts';
import { type Point2, place, prism, type Shape, turn } from '../core/shapes.ts';
import { type CardActor, logo, socialCard } from './branding.ts';
import { signSprite } from './signSprite.ts';

const NAME = 'Lanternwise';
const TAGLINE = 'Walk, play and learn how AI works';
const module = import.meta.url;

const POINTER: readonly Point2[] = [
  [-9, 12],
  [-9, -9],
  [-4.4, -5],
  [-1.2, -12],
  [3, -10.2],
  [0, -3.4],
  [6.4, -3.4],
];
const cursor = (): Shape => place([0, 0, 40], prism(POINTER, 1.4, 2, material('#ffd34a', { gloss: 0.6, soft: 0.6 })));

/** Where everybody stands on the social card: x, y in pixels, and their turn in degrees. */
const ACTOR_POSITIONS: readonly (readonly [number, number, number])[] = [
  [130, 572, -18],
  [312, 590, -8],
  [488, 596, 0],
  [706, 596, 0],
  [884, 590, 8],
  [1068, 572, 18],
];
const ACTOR = { elevation: 18, samples: 2, zoom: 3.7, outline: 2.2, innerLine: 1.3 };
const greeting = (index: number) => (index === 1 || index === 4 ? { wave: 4 } : {});

function actors(sprites: ReadonlyMap<string, Sprite>): CardActor[] {
  return AVATAR_IDS.flatMap((id, index) => {
    const sprite = sprites.get(`actor/${id}`);
    const at = ACTOR_POSITIONS[index];
    return sprite && at ? [{ sprite, x: at[0], y: at[1] }] : [];
  });
}

function requireSprite(sprites: ReadonlyMap<string, Sprite>, id: string): Sprite {
  const sprite = sprites.get(id);
  if (!sprite) throw new Error(`The picture "${id}" was not rendered`);
  return sprite;
}

/** Pixels of the logo in the navigation bar, which is 48 CSS pixels high: sharp on screens of double density. */
const BAR_HEIGHT = 96;

const toSmallWebp = async (picture: Picture, height: number): Promise<Buffer> =>
  sharp(await toPng(picture))
    .resize({ height })
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toBuffer();

export const jobs: readonly ArtJob[] = [
  {
    id: 'branding',
    outputs: [
      'assets/ui/logo.png',
      'assets/ui/logo.webp',
      'assets/ui/logo-bar.webp',
      'assets/ui/loading-logo.webp',
      'assets/ui/lantern-bar.webp',
      'assets/ui/favicon.png',
      'assets/ui/cursor.png',
      'assets/public/social-card.png',
    ],
    pieces: [
      { id: 'sign', module, render: () => signSprite(224) },
      { id: 'loading', module, render: () => signSprite(320, 2) },
      { id: 'favicon', module, render: () => signSprite(64) },
      { id: 'wizard', module, render: () => render(wizard({ spark: 2, phase: 1.6 }), { ...ACTOR, zoom: 3 }) },
      {
        id: 'cursor',
        module,
        render: () =>
          render(cursor(), {
            elevation: 10,
            shadow: false,
            frame: { width: 32, height: 32, anchorX: 13, anchorY: 54 },
          }),
      },
      ...AVATAR_IDS.map((id, index) => ({
        id: `actor/${id}`,
        module,
        render: () =>
          render(turn([0, 0, ACTOR_POSITIONS[index]?.[2] ?? 0], person(AVATARS[id], greeting(index))), ACTOR),
      })),
    ],
    async render(sprites) {
      const name = logo(requireSprite(sprites, 'sign'), NAME);
      const cast = [{ sprite: requireSprite(sprites, 'wizard'), x: 596, y: 520 }, ...actors(sprites)];
      return new Map([
        ['assets/ui/logo.png', await toPng(name)],
        ['assets/ui/logo.webp', await toWebp(name)],
        ['assets/ui/logo-bar.webp', await toSmallWebp(name, BAR_HEIGHT)],
        ['assets/ui/loading-logo.webp', await toWebp(requireSprite(sprites, 'loading').color)],
        ['assets/ui/lantern-bar.webp', await toSmallWebp(requireSprite(sprites, 'loading').color, BAR_HEIGHT)],
        ['assets/ui/favicon.png', await toPng(requireSprite(sprites, 'favicon').color)],
        ['assets/ui/cursor.png', await toPng(requireSprite(sprites, 'cursor').color)],
        ['assets/public/social-card.png', await toPng(socialCard(name, cast, TAGLINE))],
      ]);
    },
  },
];
