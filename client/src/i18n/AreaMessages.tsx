// Holds a part of the page back until its words are here, where its code is not loaded apart.
import { type ReactNode, use } from 'react';
import type { AreaName } from './areas.ts';
import { isAreaLoaded, loadAreaMessages } from './catalogues.ts';

export function AreaMessages({ name, children }: { name: AreaName; children: ReactNode }) {
  // Asks even in English: a later switch of the language then brings this area's words.
  const words = loadAreaMessages(name);
  if (!isAreaLoaded(name)) use(words);
  return children;
}
