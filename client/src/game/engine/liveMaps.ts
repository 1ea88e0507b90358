// Follows maps that are saved in Tiled while the development server runs.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { RealmMapFile } from './realmFiles.ts';

export type MapNews = { realm: string } & (
  | { error: string; map?: undefined }
  | { error?: undefined; map: RealmMap; images: Record<string, string> }
);

/** `changed` gets the new map, or what is wrong with it. Returns the stop. */
export function followMap(
  realm: string,
  changed: (file: RealmMapFile | undefined, error?: string) => void,
): () => void {
  const listen = (news: MapNews) => {
    if (news.realm !== realm) return;
    if (news.map) {
      closeErrorOverlay();
      changed({ map: news.map, images: news.images });
    } else changed(undefined, news.error);
  };
  import.meta.hot?.on('realm:map', listen);
  return () => import.meta.hot?.off('realm:map', listen);
}

/** Vite shows the broken map's error; mended, it must go without a reload. */
function closeErrorOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
