// Holds a part of the page back until its words are here, where its code is not loaded apart.
import { type ReactNode, use } from 'react';
import type { AreaName } from './areas.ts';
import { areaIsReady, loadArea } from './catalogues.ts';

export function Area({ name, children }: { name: AreaName; children: ReactNode }) {
  // Asks even in English: a later switch of the language then brings this area's words.
  const words = loadArea(name);
  if (!areaIsReady(name)) use(words);
  return children;
}
