// Watches for maps saved in Tiled while the development server runs.
import type { LoadedRealmMap } from './realmFiles.ts';

/** Without a map either it is broken, or only the content was saved. */
export type MapUpdate = { realm: string; misfits?: string } & (
  | { error?: string; map?: undefined }
  | ({ error?: undefined } & LoadedRealmMap)
);

/** `onChange` receives the new map, and what is wrong with it or its names. Returns the unsubscribe function. */
export function watchMap(
  realm: string,
  onChange: (file: LoadedRealmMap | undefined, problem?: string) => void,
): () => void {
  const handleUpdate = (update: MapUpdate) => {
    if (update.realm !== realm) return;
    const { misfits } = update;
    if (update.map) {
      closeErrorOverlay();
      onChange({ map: update.map, images: update.images, atlases: update.atlases }, misfits);
    } else onChange(undefined, update.error ?? misfits);
  };
  import.meta.hot?.on('realm:map', handleUpdate);
  return () => import.meta.hot?.off('realm:map', handleUpdate);
}

/** Vite's error overlay for a broken map must close without a page reload once the map is fixed. */
function closeErrorOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
