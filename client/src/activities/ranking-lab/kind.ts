// Where the client finds the parts of the activity kind 'ranking-lab'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'ranking-lab', typeof import('./drive.ts')>({
  view: async () => (await import('./RankingLabActivity.tsx')).RankingLabActivity,
  width: 'normal',
});
