// The sentence that the settings speak as a sample of the voice.
import type { Language } from './languages.ts';

export const VOICE_SAMPLES: Readonly<Record<Language, string>> = {
  en: 'A model learns from examples. This is how I sound.',
  hi: 'मॉडल उदाहरणों से सीखता है। मेरी आवाज़ ऐसी है।',
};
