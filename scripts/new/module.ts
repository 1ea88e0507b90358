// A new server module: contract, thin routes, service and repository, in the shape of the other modules.
import { checkName, pascal, writeAll } from './write.ts';

export function newModule(given?: string): string {
  const name = checkName(given, 'A module name');
  const type = pascal(name);
  const camel = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  const written = writeAll({
    [`shared/src/contracts/${name}.ts`]: `// The calls of the ${name} module: bodies and replies.
import { z } from 'zod';

export const ${camel}Reply = z.object({ success: z.literal(true) });
export type ${type}Reply = z.infer<typeof ${camel}Reply>;
`,
    [`server/src/modules/${name}/service.ts`]: `// Rules and permissions of ${name}.

export class ${type}Service {}
`,
    [`server/src/modules/${name}/repository.ts`]: `// SQL of ${name}; hot queries are prepared once.

export class ${type}Repository {}
`,
  });
  return `${written}\nNext: add routes.ts as in server/src/modules/feedback, list the module in server/src/app.ts, and each route in the role table of its access test.`;
}
