// Follows maps that are saved in Tiled while the development server runs.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import type { LoadedRealmMap } from './realmFiles.ts';

export type MapUpdate = { realm: string } & (
  | { error: string; map?: undefined }
  | { error?: undefined; map: RealmMap; images: Record<string, string> }
);

/** `changed` gets the new map, or what is wrong with it. Returns the stop. */
export function watchMap(
  realm: string,
  onChange: (file: LoadedRealmMap | undefined, error?: string) => void,
): () => void {
  const handleUpdate = (update: MapUpdate) => {
    if (update.realm !== realm) return;
    if (update.map) {
      closeErrorOverlay();
      onChange({ map: update.map, images: update.images });
    } else onChange(undefined, update.error);
  };
  import.meta.hot?.on('realm:map', handleUpdate);
  return () => import.meta.hot?.off('realm:map', handleUpdate);
}

/** Vite shows the broken map's error; mended, it must go without a reload. */
function closeErrorOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
