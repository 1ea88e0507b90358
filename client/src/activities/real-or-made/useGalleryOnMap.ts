// Hangs the run of an open window on the walls of the map, with the frame in the window lit, and brings its wall into view.
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { GalleryRun } from '../../features/realm/galleryRun.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { GALLERY_WALLS, hangingPictures, wallOf } from './galleryWalls.ts';

export function useGalleryOnMap(run: GalleryRun): void {
  const { t } = useLingui();
  const world = useOptionalWorld();
  useCameraBeside(wallOf(run.looking));
  const command = JSON.stringify({ pictures: hangingPictures(run, { real: t`real`, made: t`made` }) });
  useEffect(() => {
    for (const id of GALLERY_WALLS)
      world?.emit('mechanic/command', { id, mechanic: 'picture-gallery', command: JSON.parse(command) });
  }, [world, command]);
}
