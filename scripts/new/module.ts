// Plans a new server module: contract, plugin, routes, service, repository, table and test, registered in every list. As a
// starting point it stores short notes of the signed-in user.
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
    edits: [callsEdit(names), ...tableEdits(names), ...exportEdits(names), ...accessEdits(names)],
    scripts: [['server/generate-migration.mjs', names.table]],
    nextSteps: `change what it stores and replies; after a change of table.ts delete its migration and run node server/generate-migration.mjs ${names.table}.`,
  };
}

const importLine = (file: string, insert: string): Edit => ({ file, insert, position: { kind: 'import' } });

const callsEdit = ({ name }: ModuleName): Edit => ({
  file: 'shared/src/contracts/calls.ts',
  insert: `| typeof import('./${name}.ts')`,
  position: { kind: 'before', line: "| typeof import('./openapi.ts')" },
});

function tableEdits({ name, camel }: ModuleName): Edit[] {
  const file = 'server/src/db/schema.ts';
  return [
    importLine(file, `import { ${camel}Table } from '../modules/${name}/table.ts';`),
    {
      file,
      insert: `${camel}: ${camel}Table(k, users),`,
      position: { kind: 'list', open: '  return {', close: '  };' },
    },
  ];
}

/** What a module stores about a person belongs to 'Download my data'. */
function exportEdits({ camel }: ModuleName): Edit[] {
  return [
    {
      file: 'server/src/modules/users/export.ts',
      insert: `${camel}: own('${camel}', ['id']),`,
      position: { kind: 'before', line: "  certificates: own('certificates'" },
    },
  ];
}

function accessEdits({ name }: ModuleName): Edit[] {
  const row = (method: string, rest = '') => `{ route: '${method} /api/v1/${name}', open: signedIn${rest} },`;
  return [
    {
      file: 'server/src/testing/accessTable.ts',
      insert: `${row('GET')}\n${row('POST', ", body: { text: 'x' }")}`,
      position: { kind: 'before', line: "{ route: 'GET /api/v1/health'" },
    },
  ];
}
