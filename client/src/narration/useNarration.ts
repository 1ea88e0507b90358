// The hook by which overlays speak; it follows the settings and falls silent when its component goes.
import { createContext, useContext, useEffect } from 'react';
import type { Narrator } from './narrator.ts';

const SILENT_NARRATOR: Narrator = { speak: () => Promise.resolve(), stop: () => undefined };
const NarratorContext = createContext<Narrator>(SILENT_NARRATOR);
/** Given by the realm's host. Outside of it narration is silent. */
export const NarratorProvider = NarratorContext.Provider;

/** The narrator; what this component said stops when it unmounts. */
export function useNarration(): Narrator {
  const narrator = useContext(NarratorContext);
  useEffect(() => () => narrator.stop(), [narrator]);
  return narrator;
}
