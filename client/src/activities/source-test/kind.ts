// Where the client finds the parts of the activity kind 'source-test'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'source-test', typeof import('./drive.ts')>({
  view: async () => (await import('./SourceTestActivity.tsx')).SourceTestActivity,
  width: 'normal',
});
