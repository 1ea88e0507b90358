// A new server module: contract, thin routes, service, repository, table and stories, registered wherever a module is. It keeps short notes of the
// signed-in person, to be changed into what the module is for.
import type { Edit } from './insert.ts';
import { contractFiles, serverFiles } from './moduleFiles.ts';
import { camel, checkName, pascal } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

/** The spellings of a module's name. */
export interface ModuleName {
  /** moon-notes */
  name: string;
  /** MoonNotes */
  type: string;
  /** moonNotes */
  camel: string;
  /** moon_notes */
  table: string;
}

export function newModule(given?: string): ScaffoldPlan {
  const name = checkName(given, 'A module name');
  const names: ModuleName = { name, type: pascal(name), camel: camel(name), table: name.replaceAll('-', '_') };
  return {
    newFolders: [`server/src/modules/${name}`],
    files: { ...contractFiles(names), ...serverFiles(names) },
    edits: [...appEdits(names), ...tableEdits(names), ...exportEdits(names), ...accessEdits(names)],
    scripts: [['server/generate-migration.mjs', names.table]],
    nextSteps: `change what it keeps and answers; after a change of table.ts delete its migration and run node server/generate-migration.mjs ${names.table}.`,
  };
}

const importLine = (file: string, insert: string): Edit => ({ file, insert, position: { kind: 'import' } });

function appEdits({ name, type, camel }: ModuleName): Edit[] {
  const file = 'server/src/app.ts';
  return [
    importLine(file, `import { ${camel}Routes } from './modules/${name}/routes.ts';`),
    importLine(file, `import { ${type}Service } from './modules/${name}/service.ts';`),
    {
      file,
      insert: `${camel}Routes(app, new ${type}Service(store));`,
      position: { kind: 'before', line: '  contentRoutes(app,' },
    },
  ];
}

function tableEdits({ name, camel }: ModuleName): Edit[] {
  const schema = 'server/src/db/schema.ts';
  return [
    importLine(schema, `import { ${camel}Table } from '../modules/${name}/table.ts';`),
    {
      file: schema,
      insert: `${camel}: ${camel}Table(k, users),`,
      position: { kind: 'list', open: '  return {', close: '  };' },
    },
  ];
}

/** What a module keeps about a person belongs into 'Download my data'. */
function exportEdits({ name, camel }: ModuleName): Edit[] {
  const file = 'server/src/modules/users/export.ts';
  return [
    importLine(file, `import { ${camel}OfPerson } from '../${name}/service-export.ts';`),
    {
      file,
      insert: `${camel}: ${camel}OfPerson,`,
      position: { kind: 'before', line: '  courseChecks: checksOfPerson,' },
    },
  ];
}

function accessEdits({ name }: ModuleName): Edit[] {
  const row = (method: string, rest = '') => `{ route: '${method} /api/v1/${name}', open: signedIn${rest} },`;
  return [
    {
      file: 'server/src/access.test.ts',
      insert: `${row('GET')}\n${row('POST', ", body: { text: 'x' }")}`,
      position: { kind: 'before', line: "{ route: 'GET /api/v1/health'" },
    },
  ];
}
