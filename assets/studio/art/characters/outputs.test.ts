// Checks the committed character and item pictures against the contract with the game: names, sizes, budgets, nothing cut off.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CHARACTER_ATLASES, characterAtlas } from '../../../../shared/src/constants/characters.ts';
import { ATLAS_FORMAT } from '../../../../shared/src/constants/pictures.ts';
import { AVATARS as AVATAR_NAMES } from '../../../../shared/src/constants/users.ts';
import { AVATAR_IDS, AVATARS } from './avatars.ts';
import { DENSITY } from './density.ts';
import { FOLK_BY_REALM } from './folk/realms.ts';
import { GUIDE_IDS } from './guides.ts';
import { COLUMNS, PORTRAIT } from './portraits/portrait.ts';
import { CELL, DIRECTIONS } from './sheet.ts';
import { SHOPKEEPER_IDS } from './shopkeepers.ts';
import { TOWNSFOLK_IDS } from './townsfolk.ts';

const KB = 1024;
const file = (path: string) => new URL(`../../../../${path}`, import.meta.url).pathname;
const sizeOf = (path: string) => statSync(file(path)).size;

interface Atlas {
  frames: Record<
    string,
    {
      density?: number;
      anchor: { x: number; y: number };
      sourceSize: { w: number; h: number };
      spriteSourceSize: { x: number; y: number; w: number; h: number };
    }
  >;
  meta: { animations: Record<string, { frames: string[]; ms: number }> };
}
const atlas = (name: string) => JSON.parse(readFileSync(file(`assets/atlases/${name}.json`), 'utf8')) as Atlas;

const WALKING = ['idle', 'down', 'left', 'right', 'up'];
const TURNING = ['idle', 'left', 'right', 'up'];
const FOLK_ROWS = Object.values(FOLK_BY_REALM).flatMap((folk) => folk.flatMap(({ rows }) => rows));
const folkRows = (npc: string): string[] => FOLK_ROWS.filter((row) => row.npc === npc).map(({ row }) => row);
/** Every character and the rows the game plays of it. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  wizard: ['idle'],
  owl: ['idle'],
  'talking-tree': ['idle'],
  'bridge-robot': ['idle'],
  'bridge-robot-mended': TURNING,
  muse: TURNING,
  ...Object.fromEntries(['robot', 'duck', 'nova', 'neo', 'echo'].map((id) => [id, WALKING])),
  ...Object.fromEntries([...TOWNSFOLK_IDS, ...GUIDE_IDS].map((id) => [id, WALKING])),
  ...Object.fromEntries(SHOPKEEPER_IDS.map((id) => [id, TURNING])),
  ...Object.fromEntries(FOLK_ROWS.map(({ npc }) => [npc, folkRows(npc)])),
};
const CAST = Object.keys(ROWS);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The badge that a realm's folder names. */
const badgeOf = (realm: string): string =>
  JSON.parse(readFileSync(file(`shared/content/realms/${realm}/realm.json`), 'utf8')).badge.id;
/** What the game, the quests and the maps name; frames that only look nice are not listed. */
const ITEMS = [
  ...readdirSync(file('shared/content/realms')).map(badgeOf),
  ...range(1, 9).map((shop) => `badge-shop-${shop}`),
  ...['gold', 'silver', 'bronze', 'voice'].map((kind) => `trophy-${kind}`),
  ...['happy', 'idea', 'question', 'heart', 'sleepy', 'surprised'].map((mood) => `emote-${mood}`),
  ...['sad', 'cross', 'music', 'talk', 'star', 'yes'].map((mood) => `emote-${mood}`),
  ...['rose', 'violet', 'lime', 'amber', 'mint'].map((color) => `crystal-${color}`),
  ...['star', 'crystal', 'magic-hat', 'mystical-armour', 'data-card', 'coin', 'lost-star', 'microphone', 'joke-card'],
  ...['bounce-ball', 'teddy', 'toy-rocket', 'golden-note'],
  ...['worm', 'hook', 'captcha', 'lock', 'winter', 'circus', 'zen', 'moth'].map((card) => `card-${card}`),
  ...['pixel-brush', 'book-page', 'key', 'shield-pin', 'magnifier', 'feather', 'dice', 'gear', 'puzzle-piece'],
  ...['wheat', 'bell', 'shell', 'cupcake', 'e-key', 'quest-tick', 'speech-bubble', 'sparkle'],
  ...range(0, 11).map((frame) => `go-here/${frame}`),
];

describe('avatar sheets', () => {
  it.each(AVATAR_IDS)('%s is 9 × 5 cells of 64 units, drawn densely, and at most 130 KB', async (id) => {
    const path = `assets/atlases/avatars/${id}.${ATLAS_FORMAT}`;
    const { width, height } = await sharp(file(path)).metadata();
    expect([width, height]).toEqual([9 * CELL * DENSITY, 5 * CELL * DENSITY]);
    expect(sizeOf(path)).toBeLessThanOrEqual(130 * KB);
  });

  it.each(AVATAR_IDS)('%s fills every cell and none is cut at its edge', async (id) => {
    const sheet = sharp(file(`assets/atlases/avatars/${id}.${ATLAS_FORMAT}`)).ensureAlpha();
    const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
    const bad: string[] = [];
    const cell = CELL * DENSITY;
    for (const row of range(0, DIRECTIONS.length)) {
      for (const column of range(0, 8)) {
        const [x0, y0] = [column * cell, row * cell];
        const edge = range(0, cell - 1).some((i) =>
          [alpha(x0 + i, y0), alpha(x0 + i, y0 + cell - 1), alpha(x0, y0 + i), alpha(x0 + cell - 1, y0 + i)].some(
            (value) => value > 40,
          ),
        );
        if (edge || alpha(x0 + 32 * DENSITY, y0 + 36 * DENSITY) < 200) bad.push(`${row}/${column}`);
      }
    }
    expect(bad).toEqual([]);
  });

  it('shows the children the game knows, of different build, one in a wheelchair, one with a hearing aid', () => {
    expect(AVATAR_IDS).toEqual(AVATAR_NAMES);
    const looks = AVATAR_IDS.map((id) => AVATARS[id]);
    expect(new Set(looks.map(({ hip, girth }) => `${hip}/${girth}`)).size).toBe(looks.length);
    expect(looks.filter(({ wheelchair }) => wheelchair)).toHaveLength(1);
    expect(looks.filter(({ hearingAid }) => hearingAid)).toHaveLength(1);
  });
});

describe.each(['npcs', 'items', 'rewards', ...Object.keys(CHARACTER_ATLASES)])('atlas %s', (name) => {
  const { frames, meta } = atlas(name);

  it('has every frame that an animation names', () => {
    const missing = Object.values(meta.animations).flatMap((animation) =>
      animation.frames.filter((frame) => !frames[frame]),
    );
    expect(missing).toEqual([]);
  });

  it('has every anchor inside its frame and no picture cut by its frame', () => {
    const bad = Object.entries(frames).filter(([, { anchor, sourceSize, spriteSourceSize: trim }]) => {
      const outside = anchor.x > sourceSize.w || anchor.y > sourceSize.h;
      const cut = trim.x <= 0 || trim.y <= 0 || trim.x + trim.w >= sourceSize.w || trim.y + trim.h >= sourceSize.h;
      return outside || cut;
    });
    expect(bad.map(([frame]) => frame)).toEqual([]);
  });

  it('is at most 180 KB', () => {
    expect(sizeOf(`assets/atlases/${name}.${ATLAS_FORMAT}`)).toBeLessThanOrEqual(180 * KB);
  });
});

describe('characters', () => {
  it.each(CAST)('%s has the rows the game plays, in the atlas the game looks in', (id) => {
    const { frames, meta } = atlas(characterAtlas(id));
    const missing = (ROWS[id] ?? []).filter((row) => !meta.animations[`${id}-${row}`] || !frames[`${id}/${row}/0`]);
    expect(missing).toEqual([]);
  });

  it('are all drawn that the game knows an atlas for', () => {
    const unknown = Object.values(CHARACTER_ATLASES).flatMap((sprites) => sprites.filter((id) => !ROWS[id]));
    expect(unknown).toEqual([]);
  });

  it.each(['wizard', ...GUIDE_IDS, 'nova', 'muse', 'neo', 'echo'])('%s, who guides, is drawn densely', (id) => {
    const frames = Object.entries(atlas(characterAtlas(id)).frames).filter(([name]) => name.startsWith(`${id}/`));
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(([, { density }]) => density !== DENSITY).map(([name]) => name)).toEqual([]);
  });

  it('give the wizard nine idle frames', () => {
    expect(atlas('npcs-guides').meta.animations['wizard-idle']?.frames).toHaveLength(9);
  });
});

describe('portraits', () => {
  const speakers = [...AVATAR_IDS, ...CAST.filter((id) => id !== 'duck'), 'wick'];

  it.each(speakers)('%s has a bust for each expression, at most 70 KB', async (id) => {
    const path = `assets/atlases/portraits/${id}.webp`;
    const { width, height } = await sharp(file(path)).metadata();
    expect([width, height]).toEqual([PORTRAIT * COLUMNS.length, PORTRAIT]);
    expect(sizeOf(path)).toBeLessThanOrEqual(70 * KB);
  });
});

it('has every item, badge, trophy and emote that is named elsewhere', () => {
  const frames = { ...atlas('items').frames, ...atlas('rewards').frames };
  expect(ITEMS.filter((frame) => !frames[frame])).toEqual([]);
});
