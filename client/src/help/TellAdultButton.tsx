// Loads 'Tell a trusted adult' with its words where a child sees a text in a teacher's own words.
import { Suspense } from 'react';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { prefetchedPart } from '../ui/lazyPart.tsx';
import type { TellAdultProps } from './TellAdult.tsx';

const TellAdult = prefetchedPart(withAreaMessages('help', async () => (await import('./TellAdult.tsx')).TellAdult));

export function TellAdultButton(props: TellAdultProps) {
  return (
    <Suspense>
      <TellAdult {...props} />
    </Suspense>
  );
}
