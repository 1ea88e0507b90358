// Loads 'Tell a trusted adult' with its words where a child sees a text in a teacher's own words.
import { Suspense } from 'react';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { TellAdultProps } from './TellAdult.tsx';

const TellAdult = lazyPart(withAreaMessages('help', () => import('./TellAdult.tsx').then((part) => part.TellAdult)));

export function TellAdultButton(props: TellAdultProps) {
  return (
    <Suspense>
      <TellAdult {...props} />
    </Suspense>
  );
}
