// Provides the narrator to overlays; speech stops when the component unmounts.
import { createContext, useContext, useEffect } from 'react';
import type { Narrator } from './narrator.ts';

const SILENT_NARRATOR: Narrator = { speak: () => Promise.resolve('silent'), stop: () => undefined };
const NarratorContext = createContext<Narrator>(SILENT_NARRATOR);
/** Provided by the realm host; without it narration is silent. */
export const NarratorProvider = NarratorContext.Provider;

/** Returns the narrator and stops its speech on unmount. */
export function useNarration(): Narrator {
  const narrator = useContext(NarratorContext);
  useEffect(() => () => narrator.stop(), [narrator]);
  return narrator;
}
