// 'Take it along' on a realm's card, with the texts of its own area.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Suspense } from 'react';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const TakeAlong = lazyPart(
  withAreaMessages('offline', async () => (await import('../../offline/TakeAlong.tsx')).TakeAlong),
);

export function RealmDownload(props: { realm: MapId; title: string; isOpen: boolean }) {
  return (
    <Suspense fallback={null}>
      <TakeAlong {...props} />
    </Suspense>
  );
}
