// Gives the views of a realm its content, and their texts the explanations of its hard words.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { ReactNode } from 'react';
import { RealmContentContext } from '../features/content/realmContentContext.ts';
import { HardWordsProvider } from '../ui/HardWords.tsx';

/** Placed by the realm host once the content is loaded. */
export function RealmContentProvider({ value, children }: { value: RealmContent | null; children: ReactNode }) {
  return (
    <RealmContentContext value={value}>
      <HardWordsProvider words={value?.realm.words ?? []}>{children}</HardWordsProvider>
    </RealmContentContext>
  );
}
