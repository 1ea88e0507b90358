// Where the client finds the parts of the activity kind 'fruit-model'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'fruit-model', typeof import('./drive.ts')>({
  view: async () => (await import('./FruitModelActivity.tsx')).FruitModelActivity,
  width: 'normal',
});
