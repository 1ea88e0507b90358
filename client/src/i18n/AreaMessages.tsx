// Suspends until an area's messages are loaded, for code in the first chunk.
import { type ReactNode, use } from 'react';
import type { AreaName } from './areas.ts';
import { isAreaLoaded, loadAreaMessages } from './catalogues.ts';

export function AreaMessages({ name, children }: { name: AreaName; children: ReactNode }) {
  // Called in English too: this registers the area for a later language switch.
  const messages = loadAreaMessages(name);
  if (!isAreaLoaded(name)) use(messages);
  return children;
}
