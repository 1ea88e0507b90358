// Tests that a build is refused whose realms load schemas, or what shows a learner's work, before their first frame.
import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { earlyModules } from './firstFrame.ts';
import { REALM_STAGES } from './sharedChunks.ts';

const ZOD = '/repo/node_modules/zod/v4/classic/schemas.js';
const SHOW = '/repo/client/src/activities/message-gate/world.ts';

interface Drawn {
  facade?: string;
  holds?: readonly string[];
  imports?: readonly string[];
  later?: readonly string[];
}

/** A build of the site's entry, the stages of a realm, and these chunks by their file name. */
function bundleOf(chunks: Record<string, Drawn>): Rollup.OutputBundle {
  const stages = Object.fromEntries(
    REALM_STAGES.map((stage): [string, Drawn] => [
      stage,
      { facade: `/repo/client/src/${stage}`, imports: ['realm.js'] },
    ]),
  );
  const all: Record<string, Drawn> = { 'main.js': {}, 'realm.js': {}, ...stages, ...chunks };
  return Object.fromEntries(
    Object.entries(all).map(([fileName, { facade = null, holds = [], imports = [], later = [] }]) => [
      fileName,
      {
        ...{ type: 'chunk', fileName, imports, dynamicImports: later, facadeModuleId: facade },
        ...{ isEntry: fileName === 'main.js', name: fileName.replace('.js', '') },
        modules: Object.fromEntries(holds.map((id) => [id, { renderedLength: 1 }])),
      },
    ]),
  ) as unknown as Rollup.OutputBundle;
}

const lazyShow: Drawn = { facade: SHOW, holds: [SHOW] };

it('accepts what is loaded later', () => {
  const bundle = bundleOf({
    'realm.js': { holds: ['/repo/client/src/activities/host/connectKinds.ts'], later: ['show.js', 'lesson.js'] },
    'show.js': lazyShow,
    'lesson.js': { holds: [ZOD] },
  });
  expect(earlyModules(bundle)).toEqual([]);
});

it('finds schemas in a script that a stage imports', () => {
  const bundle = bundleOf({ 'realm.js': { imports: ['common.js'] }, 'common.js': { holds: [ZOD] } });
  expect(earlyModules(bundle)).toEqual([expect.stringContaining(`${ZOD} is loaded before a realm's first frame`)]);
});

it('finds a show that is loaded in every realm', () => {
  expect(earlyModules(bundleOf({ 'realm.js': { holds: [SHOW] } }))).toEqual([expect.stringContaining(SHOW)]);
});

it('finds a part of the interface that the host imports', () => {
  const hud = '/repo/client/src/hud/QuestLog.tsx';
  expect(earlyModules(bundleOf({ 'realm.js': { holds: [hud] } }))).toEqual([expect.stringContaining(hud)]);
});

it('finds schemas that a show loads, at once or later', () => {
  const schemas = { 'schemas.js': { holds: [ZOD] } };
  const found = [expect.stringContaining('is loaded with what a learner made')];
  const atOnce = bundleOf({ ...schemas, 'show.js': { ...lazyShow, imports: ['schemas.js'] } });
  const later = bundleOf({ ...schemas, 'show.js': { ...lazyShow, later: ['schemas.js'] } });
  expect(earlyModules(atOnce)).toEqual(found);
  expect(earlyModules(later)).toEqual(found);
});
