// The walls of the gallery on the map, and the run as it hangs there.

import type { Truth } from '@lanternwise/shared/activities/real-or-made/gallery';
import { GALLERY_WALLS } from '@lanternwise/shared/activities/real-or-made/mapNames';
import type { GalleryRun } from './draft.ts';
import type { GalleryPicture } from './messages.ts';

/** How many frames each has. */
const FRAMES_OF_WALL = 3;

/** The wall on which a frame hangs. */
export const wallOf = (frame: number): (typeof GALLERY_WALLS)[number] =>
  GALLERY_WALLS[Math.floor(frame / FRAMES_OF_WALL)] ?? GALLERY_WALLS[0];

/** The frames as they hang on the map; `names` of the two verdicts stand on the plates. */
export const hangingPictures = (
  { frames, verdicts, looking }: GalleryRun,
  names: Readonly<Record<Truth, string>>,
): GalleryPicture[] =>
  frames.map(({ id, truth, words, cells }, at) => {
    const verdict = verdicts[id];
    return {
      ...{ words, cells, isLookedAt: at === looking },
      plate: verdict ? { text: `${names[verdict.said]} · ${verdict.sure}%`, isRight: verdict.said === truth } : null,
    };
  });
