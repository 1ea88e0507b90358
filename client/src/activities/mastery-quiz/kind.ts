// Where the client finds the parts of the activity kind 'mastery-quiz'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'mastery-quiz', typeof import('./drive.ts')>({
  view: async () => (await import('./MasteryQuizActivity.tsx')).MasteryQuizActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'trophy-plinths',
    load: () => import('./mechanic/trophyPlinths.ts'),
    area: { top: 40 },
  },
  promptOnce: true,
  endsItself: true,
  width: 'normal',
});
