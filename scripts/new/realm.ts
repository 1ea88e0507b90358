// A new realm: a small walkable map with a guide, something to collect and an exit, and the content folder that goes with it.
import { relative } from 'node:path';
import { DEFAULT_START, MAP_COLUMNS, MAP_ROWS, TILE_SIZE } from '../../shared/src/constants/world.ts';
import { strokeArea } from '../maps/sketch/areas.ts';
import { MapBuilder } from '../maps/sketch/MapBuilder.ts';
import { checkName, ROOT, title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

/** Has no music and badge of its own yet: it borrows them. */
const ASSET_SOURCE_REALM = 'demo';

export function newRealm(name?: string): ScaffoldPlan {
  const realm = checkName(name, 'A realm id');
  return {
    newFolders: [`shared/content/realms/${realm}`, `tiled-maps/${realm}`],
    files: contentFiles(realm),
    writeExtraFiles: () => [relative(ROOT, buildMap(realm).write()), `assets/public/Game_Assets/${realm}_map.png`],
    scripts: [
      ['--import', 'tsx', 'scripts/content/index.ts'],
      ['--import', 'tsx', 'scripts/maps/index.ts', realm],
    ],
    nextSteps: `npm run dev, sign in and open /Grassroot/${realm}. Edit tiled-maps/${realm}/${realm}.tmj in Tiled (npm run maps -- ${realm} draws its picture again) and the texts in shared/content/realms/${realm}. Music and badge are those of "${ASSET_SOURCE_REALM}" until it has its own.`,
  };
}

const EXIT = { x: 1125, y: 1400 };

function buildMap(realm: string): MapBuilder {
  const { x, y } = DEFAULT_START;
  const builder = new MapBuilder(realm, { weather: 'leaves' });
  builder.fillTerrain('grass');
  builder.addTerrain(
    'path',
    strokeArea(
      [
        [x / TILE_SIZE, y / TILE_SIZE],
        [EXIT.x / TILE_SIZE, EXIT.y / TILE_SIZE],
      ],
      3,
    ),
  );
  const [width, height] = [MAP_COLUMNS * TILE_SIZE, MAP_ROWS * TILE_SIZE];
  builder.addWall(0, 0, width, 96);
  builder.addWall(0, height - 48, width, 48);
  builder.addWall(0, 0, 48, height);
  builder.addWall(width - 48, 0, 48, height);
  addDecoration(builder, width, height);
  builder.addSpawn(x, y, { facing: 'down' });
  builder.addNpc('guide', x - 120, 620, { sprite: 'owl', static: true });
  builder.addCollectible('first-star', x + 260, 800, { sprite: 'star', glow: '#ffe58a' });
  builder.addLantern('meet-the-guide', x - 180, 760);
  builder.addLantern('find-the-star', x + 180, 900);
  builder.addExit('exit', EXIT.x, EXIT.y, { facing: 'down' });
  return builder;
}

const TREES = ['oak-1', 'lime-1', 'blossom-1', 'pine-1', 'oak-apple', 'poplar'] as const;
const TREE_STEP = 112;
const LAMP_STEP = 224;

/** Trees around and lamps along the way: something to look at, and a tileset of props to go on with. */
function addDecoration(builder: MapBuilder, width: number, height: number): void {
  const tree = (x: number, y: number, index: number) => builder.addProp(TREES[index % TREES.length] ?? TREES[0], x, y);
  for (let x = TREE_STEP / 2, index = 0; x < width; x += TREE_STEP, index += 1) {
    tree(x, 112, index);
    tree(x, height - 8, index + 2);
  }
  for (let y = 224, index = 0; y < height - TREE_STEP; y += TREE_STEP, index += 1) {
    tree(40, y, index + 1);
    tree(width - 40, y, index + 3);
  }
  for (let y = DEFAULT_START.y + 96; y < EXIT.y - 96; y += LAMP_STEP) {
    builder.addProp('lamp', EXIT.x - 88, y);
    builder.addProp('flowerbed-1', EXIT.x + 96, y + LAMP_STEP / 2);
  }
  builder.addProp('sign-exit', EXIT.x + 140, EXIT.y - 24);
}

function contentFiles(realm: string): Record<string, object> {
  const folder = `shared/content/realms/${realm}`;
  return {
    [`${folder}/realm.json`]: {
      id: realm,
      title: title(realm),
      order: null,
      learn: 'Say in one sentence what is learned here.',
      demoSlug: null,
      look: { icon: 'map', sky: '#8fd8e8', ground: '#4f9e57' },
      footsteps: 'path',
      light: { dusk: '#a79fd4', lit: '#ffffff' },
      sights: {
        best: [
          { x: DEFAULT_START.x, y: DEFAULT_START.y + 60 },
          { x: EXIT.x, y: EXIT.y - 260 },
        ],
        more: [],
      },
      course: null,
      goal: 'Say in one sentence what the learner will be able to do.',
      recap: ['Say what was learned, one line an idea.'],
      welcome: {
        title: `Welcome to ${title(realm)}`,
        text: 'Say who waits here and why.',
        cards: [{ title: 'First idea', text: 'The owl knows the way.', icon: 'quiz', character: 'guide' }],
        button: 'Start Your Adventure',
        message: `Welcome to ${title(realm)}`,
      },
      music: { calm: `${ASSET_SOURCE_REALM}-calm`, busy: `${ASSET_SOURCE_REALM}-busy` },
      badge: { id: `badge-${ASSET_SOURCE_REALM}`, name: title(realm) },
      characters: [
        { id: 'guide', name: 'Owl', about: 'Knows the way.', portrait: 'owl', voice: 'owl', greets: 'guide-hello' },
      ],
      items: [{ id: 'first-star', name: 'First Star', about: 'It was waiting for you.', icon: 'star' }],
    },
    [`${folder}/quests.json`]: {
      realm,
      tasks: [
        {
          id: 'meet-the-guide',
          title: 'Meet the guide',
          steps: [
            {
              id: 'guide-met',
              title: 'Talk to the owl',
              on: { kind: 'dialog-finished', ref: 'guide-hello' },
              target: 'guide',
            },
          ],
        },
        {
          id: 'find-the-star',
          title: 'Find the star',
          steps: [
            {
              id: 'star-found',
              title: 'Pick up the star',
              on: { kind: 'item-collected', ref: 'first-star' },
              target: 'first-star',
            },
          ],
        },
      ],
      rules: [],
      exit: { id: 'exit', hint: 'Step on arrow to go to next map' },
      graded: [],
    },
    [`${folder}/dialogs/guide-hello.json`]: {
      id: 'guide-hello',
      lines: [{ speaker: 'guide', expression: 'happy', text: 'Hello! This realm is brand new. Look for the star.' }],
    },
  };
}
