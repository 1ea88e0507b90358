// `npm run content`: lists the realms, then checks and compiles their content; main.ts knows the options.
import { join } from 'node:path';
import { requireRealmList } from './realmList.mjs';

requireRealmList(join(import.meta.dirname, '../..'));
// Only now: the schemas know the realms by that list.
await import('./main.ts');
