// Where the client finds the parts of the activity kind 'real-or-made'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'real-or-made', typeof import('./drive.ts')>({
  view: async () => (await import('./RealOrMadeActivity.tsx')).RealOrMadeActivity,
  world: async () => (await import('./world.ts')).world,
  mechanic: {
    class: 'picture-gallery',
    load: () => import('./mechanic/pictureGallery.ts'),
  },
  width: 'wide',
});
