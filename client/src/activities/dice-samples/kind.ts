// Where the client finds the parts of the activity kind 'dice-samples'.
import { t } from '@lingui/core/macro';
import { defineKind } from '../host/defineKind.ts';
import { leverArea } from './mechanic/leverLayout.ts';

export const kind = defineKind<'dice-samples', typeof import('./drive.ts')>({
  view: async () => (await import('./DiceSamplesActivity.tsx')).DiceSamplesActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'dice-lever',
    load: () => import('./mechanic/diceLever.ts'),
    areaOf: leverArea,
    place: {
      at: ({ properties: { leverX: x, leverY: y } }) => ({ x, y, size: 32, height: 72 }),
      use: 'pull',
      describe: () => ({
        name: t`The temperature lever`,
        about: t`Each pull makes the dice hotter. After the hottest they are cold again.`,
        go: t`Go and pull it`,
      }),
    },
  },
  width: 'wide',
});
