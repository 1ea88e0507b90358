// Web worker that reviews a learner's map file, so that a hostile one cannot freeze the page.
import '../../lib/zodWithoutCompiler.ts';
import type { MapUse } from '@lanternwise/shared/maps/mapNames';
import { reviewMap } from '@lanternwise/shared/maps/reviewMap';

export interface MapReviewRequest {
  name: string;
  text: string;
  /** What content names of this map, where it is known. */
  uses: readonly MapUse[] | undefined;
}

const TILESETS = import.meta.glob<string>('../../../../tiled-maps/tilesets/*.tsj', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEMPLATES = import.meta.glob<string>('../../../../tiled-maps/templates/*.tj', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Finds our own file of that name: a learner's map may lie in any folder. */
const finderIn = (files: Readonly<Record<string, string>>) => {
  const byName = new Map(Object.entries(files).map(([path, text]) => [path.split('/').at(-1), text]));
  return (source: string): unknown => {
    const text = byName.get(source.split(/[/\\]/).at(-1));
    return text === undefined ? undefined : JSON.parse(text);
  };
};

self.addEventListener('message', ({ data: { name, text, uses } }: MessageEvent<MapReviewRequest>) => {
  const files = { findTileset: finderIn(TILESETS), findTemplate: finderIn(TEMPLATES) };
  self.postMessage(reviewMap(name, text, files, uses));
});
