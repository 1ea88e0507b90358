// The gallery of the map: the learner's run hangs on its walls, and the window of the frame before which the player stops opens.
import { GALLERY_WALLS } from '@lanternwise/shared/activities/real-or-made/mapNames';
import { t } from '@lingui/core/macro';
import { lessonOf } from '../host/lessonOf.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { type GalleryRun, galleryRun } from './draft.ts';
import { hangingPictures } from './galleryWalls.ts';

export const world: CreateFace<'real-or-made', 'picture-gallery', true, GalleryRun> = ({ id, guide }, content) => {
  const lesson = lessonOf(content, id);
  if (lesson === undefined) return undefined;
  return {
    mechanic: 'picture-gallery',
    draft: () => galleryRun(id),
    show({ view, draft }) {
      // Only the window looks at a frame.
      const run = view ? draft : { ...draft, looking: -1 };
      const pictures = hangingPictures(run, { real: t`real`, made: t`made` });
      return Object.fromEntries(GALLERY_WALLS.map((wall) => [wall, { pictures }]));
    },
    on({ frame }, { draft }) {
      if (draft.frames.length > 0) return { draft: { ...draft, looking: frame }, opens: lesson };
      const name = content.realm.characters.find((one) => one.id === guide)?.name ?? '';
      return { hint: t`These frames are still empty. ${name} at the gallery hangs them for you.` };
    },
  };
};
