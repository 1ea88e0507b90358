// A new realm: a small walkable map with a guide, something to collect and an exit, and the content folder that goes with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_START } from '../../shared/src/constants/world.ts';
import { checkName, ROOT, title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';
import { withSchema } from './realmFolder.ts';

/** Has no music and badge of its own yet: it borrows them. */
const ASSET_SOURCE_REALM = 'demo';

export function newRealm(name?: string): ScaffoldPlan {
  const realm = checkName(name, 'A realm id');
  return {
    newFolders: [`shared/content/realms/${realm}`, `tiled-maps/${realm}`],
    files: {
      ...contentFiles(realm),
      [`tiled-maps/${realm}/${realm}.tmj`]: readFileSync(join(ROOT, 'tiled-maps/templates/new-realm.tmj'), 'utf8'),
    },
    scripts: [
      ['--import', 'tsx', 'scripts/content/index.ts'],
      ['--import', 'tsx', 'scripts/maps/index.ts', realm],
    ],
    nextSteps: `npm run dev, sign in and open /Grassroot/${realm}. Edit tiled-maps/${realm}/${realm}.tmj in Tiled (npm run maps -- ${realm} draws its picture again) and the texts in shared/content/realms/${realm}. npm run new npc ${realm} <id> adds a person, npm run new lesson ${realm} <id> a lesson with a task. Music and badge are those of "${ASSET_SOURCE_REALM}" until it has its own.`,
  };
}

/** Where the map's exit stands. */
const EXIT = { x: 1125, y: 1400 };

function contentFiles(realm: string): Record<string, object> {
  const folder = `shared/content/realms/${realm}`;
  return {
    ...withSchema('realm', `${folder}/realm.json`, {
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
      hook: 'What does its arrow ask?',
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
    }),
    ...withSchema('quests', `${folder}/quests.json`, {
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
    }),
    ...withSchema('dialog', `${folder}/dialogs/guide-hello.json`, {
      id: 'guide-hello',
      lines: [{ speaker: 'guide', expression: 'happy', text: 'Hello! This realm is brand new. Look for the star.' }],
    }),
  };
}
