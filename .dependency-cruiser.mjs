// Who may import whom (the storeys of the house). Each rule's comment says what IS allowed.

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const SRC = '^client/src/';
const MECHANIC = `${SRC}activities/[^/]+/mechanic/`;
const NO_TESTS = '\\.test\\.tsx?$|/testing/';

/** Who may name a kind of activity outside its two folders, and why; scripts/lib/kindNames.test.ts looks for the names. */
export const NAMES_KINDS = {
  'client/src/features/learning/algorithms.ts': 'the list of what the worker computes',
  'client/src/overlays/dialog/useRecall.ts': 'a person of the map says sentences that a kind writes',
  'client/src/python-lab/': 'the Lab drives the same tractor, and has a step called matching',
};
const KIND_FOLDER = '^(?:shared|client)/src/activities/(?!kit/|host/|testing/)[^/]+/';

export default {
  forbidden: [
    rule(
      'kinds-apart',
      'A kind of activity is imported by kinds only; others read its definition through the registry, its parts through host/kinds.ts.',
      {
        path: '^(?:shared|client|server)/src/',
        pathNot: [KIND_FOLDER, NO_TESTS, ...Object.keys(NAMES_KINDS)],
      },
      { path: KIND_FOLDER },
    ),
    rule(
      'kinds-of-their-own',
      "A kind does not import another one: what several share is in activities/kit. One that builds on another's work reads that one's draft.ts.",
      { path: '^(?:shared|client)/src/activities/(?!kit/|host/|testing/)([^/]+)/', pathNot: NO_TESTS },
      {
        path: KIND_FOLDER,
        pathNot: ['^(?:shared|client)/src/activities/$1/', '^client/src/activities/[^/]+/draft\\.ts$'],
      },
    ),
    rule(
      'no-cycles',
      'Modules may depend on each other in one direction only; move the shared part into a third file.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'shared-is-alone',
      'shared may import only its own files and Zod.',
      { path: '^shared/src', pathNot: NO_TESTS },
      { pathNot: '^shared/|node_modules/zod/' },
    ),
    rule(
      'client-and-server-apart',
      'Client and server meet only in shared.',
      { path: '^client/' },
      { path: '^server/' },
    ),
    rule(
      'server-and-client-apart',
      'Client and server meet only in shared.',
      { path: '^server/' },
      { path: '^client/' },
    ),
    rule(
      'bridge',
      'bridge may import its own files and shared.',
      { path: `${SRC}bridge`, pathNot: NO_TESTS },
      { pathNot: `${SRC}bridge|^shared/` },
    ),
    rule(
      'game-core',
      'game/core holds pure rules: its own files and shared only, never Phaser.',
      { path: `${SRC}game/core`, pathNot: NO_TESTS },
      { pathNot: `${SRC}game/core|^shared/` },
    ),
    rule(
      'game',
      'game may import game, bridge, shared, assets, maps and Phaser; never React, Redux, overlays or features.',
      { path: `${SRC}game`, pathNot: NO_TESTS },
      {
        path: `node_modules/(react|react-dom|react-redux|@reduxjs)/|${SRC}(overlays|overlay-kit|hud|activities|python-lab|features|pages|ui|app|narration|audio)`,
      },
    ),
    rule(
      'interface-without-game',
      'overlays, hud, activities and the Lab use features, ui, narration, audio, bridge and shared; they reach the world over the bus.',
      { path: `${SRC}(overlays|overlay-kit|hud|activities|python-lab)`, pathNot: `${NO_TESTS}|${MECHANIC}` },
      { path: `node_modules/phaser/|${SRC}(game|pages)`, pathNot: `${SRC}game/mechanics/mechanicParts\\.ts$` },
    ),
    rule(
      'views-without-mechanics',
      "A kind's mechanic/ is imported by its kind.ts and by other mechanics; its views know the commands and events in messages.ts.",
      { path: `${SRC}(?!game/)`, pathNot: `${NO_TESTS}|${MECHANIC}|/activities/[^/]+/kind\\.ts$` },
      { path: MECHANIC },
    ),
    rule(
      'mechanics',
      "A kind's mechanic/ draws in the world: it imports mechanics, its kind's messages.ts, game, bridge, lib and shared; never React or features.",
      { path: MECHANIC, pathNot: NO_TESTS },
      {
        pathNot: `${MECHANIC}|${SRC}(activities/[^/]+/messages\\.ts|game/(core|engine|entities|mechanics)/|bridge/|lib/)|^shared/`,
      },
    ),
    rule(
      'overlay-kit',
      'overlay-kit is what overlays, hud, activities and the Lab are built from: it imports features, ui, lib, i18n, narration, audio, bridge and shared.',
      { path: `${SRC}overlay-kit`, pathNot: NO_TESTS },
      { path: `${SRC}(overlays|hud|activities|python-lab)` },
    ),
    rule(
      'features',
      'features may import features, bridge types and shared.',
      { path: `${SRC}features`, pathNot: NO_TESTS },
      { path: `${SRC}(game|overlays|overlay-kit|hud|activities|python-lab|pages|ui)` },
    ),
    rule(
      'store-and-storage-helpers',
      'lib/storage and lib/observeStore stand below everything else in the client: they import lib only.',
      { path: `${SRC}lib/(storage/|observeStore)`, pathNot: NO_TESTS },
      { pathNot: `${SRC}lib/` },
    ),
    rule(
      'ui',
      'ui holds plain components: React, its own files, i18n and lib/valueStore; no Redux, no router.',
      { path: `${SRC}ui`, pathNot: NO_TESTS },
      { path: `${SRC}(?!ui|i18n|lib/valueStore)|node_modules/(react-redux|@reduxjs|react-router-dom|react-router)/` },
    ),
    rule(
      'i18n',
      'i18n may import its own files and shared: everything that shows words stands on it.',
      { path: `${SRC}i18n`, pathNot: NO_TESTS },
      { path: `${SRC}(?!i18n)` },
    ),
    rule(
      'pages',
      'pages may import features, ui, shared and what a learner made (realmWorks); what mounts the game is composed in app/hosts.',
      { path: `${SRC}pages`, pathNot: NO_TESTS },
      {
        path: `${SRC}(game|overlays|overlay-kit|hud|activities|python-lab)|node_modules/phaser/`,
        pathNot: 'activities/host/realmWorks\\.ts$',
      },
    ),
    rule(
      'nobody-imports-app',
      'Only app imports app: it stands above all that it puts together.',
      { path: `${SRC}(?!app|main)`, pathNot: NO_TESTS },
      { path: `${SRC}app/` },
    ),
    rule(
      'server-modules-through-services',
      'A server module may use what another one offers, never its SQL, its routes or its registration.',
      { path: '^server/src/modules/([^/]+)/', pathNot: NO_TESTS },
      {
        path: '^server/src/modules/[^/]+/([^/]*[rR]epository|[^/]*[rR]outes|plugin)\\.ts$',
        pathNot: '^server/src/modules/$1/',
      },
    ),
    rule(
      'server-modules-above-http',
      'http, plugins, db and pictures are below the modules: app.ts and appContext.ts hand them what they need; db/schema.ts joins the tables.',
      { path: '^server/src/(http|plugins|db|pictures)/', pathNot: `${NO_TESTS}|/db/schema\\.ts$` },
      { path: '^server/src/modules/' },
    ),
    rule(
      'no-testing-in-production',
      'Production code may import production code only; what a test supplies is handed in as an argument.',
      { path: '^(server|shared|client)/src', pathNot: NO_TESTS },
      { path: '/testing/' },
    ),
    rule(
      'no-dev-packages',
      'Production code may import only dependencies, not devDependencies.',
      { path: '^(server|shared)/src', pathNot: `${NO_TESTS}|/long/` },
      { dependencyTypes: ['npm-dev'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: 'node_modules/(?!(zod|phaser|react|react-dom|react-redux|@reduxjs|react-router-dom|react-router)/)|\\?',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
