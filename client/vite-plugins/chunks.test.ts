// Tests that a build is refused whose realms load schemas, or what shows a learner's work, before their first frame.
import { expect, it } from 'vitest';
import { earlyModules } from './chunks.ts';

const ZOD = '../node_modules/zod/v4/classic/schemas.js';
const SHOW = 'src/activities/message-gate/world.ts';
const CONNECT = 'src/activities/host/connectKinds.ts';
const WORKER = 'src/python-lab/worker/worker.ts?worker_file';

interface Drawn {
  imports?: readonly string[];
  later?: readonly string[];
}

/** Early modules of a site whose realm host imports connectKinds.ts, and of these modules. */
function earlyIn(modules: Record<string, Drawn>): string[] {
  const all: Record<string, Drawn> = {
    'src/app/main.tsx': { later: ['src/app/RealmRoute.tsx'] },
    'src/app/RealmRoute.tsx': { later: ['src/app/hosts/realm/RealmHost.tsx'] },
    'src/app/hosts/realm/RealmHost.tsx': { imports: [CONNECT] },
    ...modules,
  };
  return earlyModules(
    new Map(Object.entries(all).map(([source, { imports = [], later = [] }]) => [source, { imports, later }])),
  );
}

it('accepts what is loaded later', () => {
  expect(earlyIn({ [CONNECT]: { later: [SHOW, 'lesson.ts'] }, [SHOW]: {}, 'lesson.ts': { imports: [ZOD] } })).toEqual(
    [],
  );
});

it('finds schemas in a module that a stage imports', () => {
  const found = earlyIn({ [CONNECT]: { imports: ['common.ts'] }, 'common.ts': { imports: [ZOD] } });
  expect(found).toEqual([expect.stringContaining("common.ts loads schemas before a realm's first frame")]);
});

it('finds a show that is loaded in every realm', () => {
  expect(earlyIn({ [CONNECT]: { imports: [SHOW] }, [SHOW]: {} })).toEqual([expect.stringContaining(SHOW)]);
});

it('finds a part of the interface that the host imports', () => {
  const hud = 'src/hud/QuestLog.tsx';
  expect(earlyIn({ [CONNECT]: { imports: [hud] } })).toEqual([expect.stringContaining(hud)]);
});

it('finds schemas that a show loads, at once or later', () => {
  const found = [expect.stringContaining('kind.ts loads schemas')];
  expect(earlyIn({ [SHOW]: { imports: ['kind.ts'] }, 'kind.ts': { imports: [ZOD] } })).toEqual(found);
  expect(earlyIn({ [SHOW]: { later: ['kind.ts'] }, 'kind.ts': { imports: [ZOD] } })).toEqual(found);
});

it("finds schemas in Python's worker", () => {
  expect(earlyIn({ [WORKER]: { imports: ['run.ts'] }, 'run.ts': { imports: [ZOD] } })).toEqual([
    expect.stringContaining('run.ts loads schemas'),
  ]);
});
