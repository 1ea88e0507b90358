// The picture of each realm on the start page, made by `npm run screenshots -- gallery`.
import type { MapId } from '@lanternwise/shared/constants/realms';

const views = import.meta.glob<string>('../../../../../assets/ui/realms/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const realmView = (id: MapId): string | undefined => views[`../../../../../assets/ui/realms/${id}.webp`];
