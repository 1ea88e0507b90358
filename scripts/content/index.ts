// `npm run content`: lists realms and kinds, then checks and compiles their content; main.ts knows the options.
import { join } from 'node:path';
import { requireFolderLists } from './folderLists.mjs';

requireFolderLists(join(import.meta.dirname, '../..'));
// Only now: the schemas know both by these lists.
await import('./main.ts');
