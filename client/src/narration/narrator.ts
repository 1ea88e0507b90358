// What speaks: the interface behind which the browser's speech or the server's voice works.
import type { Language } from '@lanternwise/shared/constants/languages';

/** The same words in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

export interface Utterance {
  /** A text as it is shown, several that are read one after the other, or words that are known in both languages. */
  text: string | readonly string[] | LocalizedText;
}

export interface Narrator {
  /** Speaks after the usual short delay, stopping what was spoken. Resolves when it ended, was stopped or cannot be spoken; never rejects. */
  speak(utterance: Utterance): Promise<void>;
  stop(): void;
}

/** What a voice says when somebody tries it. */
export const VOICE_SAMPLES: LocalizedText = {
  en: 'A model learns from examples. This is how I sound.',
  hi: 'मॉडल उदाहरणों से सीखता है। मेरी आवाज़ ऐसी है।',
};
