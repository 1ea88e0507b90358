// The narrator as overlays have it; its speech stops when the component unmounts.

import type { ByLanguage } from '@lanternwise/shared/constants/languages';
import { createContext, useContext, useEffect } from 'react';

export interface Utterance {
  /** A text as shown, several texts to read in order, or one text in the languages that have it. */
  text: string | readonly string[] | ByLanguage<string>;
}

/** 'silent': narration is off, there is nothing to say in the chosen language, or the speech was stopped. */
export type SpeechResult = 'spoken' | 'failed' | 'silent';

export interface Narrator {
  /** Stops the current speech and speaks after a short delay. Resolves when it has ended, was stopped or failed; never rejects. */
  speak(utterance: Utterance): Promise<SpeechResult>;
  stop(): void;
}

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
