// Where the client finds the parts of the activity kind 'image-filter'.
import { PANE } from '@lanternwise/shared/activities/image-filter/mapNames';
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'image-filter', typeof import('./drive.ts')>({
  view: async () => (await import('./ImageFilterActivity.tsx')).ImageFilterActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'glass-pane',
    load: () => import('./mechanic/glassPane.ts'),
    // With its neighbours, which show the filters of ours.
    area: { top: PANE.rim, side: 60, bottom: PANE.foot },
  },
  width: 'wide',
});
