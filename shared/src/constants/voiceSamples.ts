// The sentence that the settings speak as a sample of the voice.
import type { ByLanguage } from './languages.ts';

export const VOICE_SAMPLES: ByLanguage<string> = {
  en: 'A model learns from examples. This is how I sound.',
  hi: 'मॉडल उदाहरणों से सीखता है। मेरी आवाज़ ऐसी है।',
};
