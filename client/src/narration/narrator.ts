// Types of the narrator.
import type { Language } from '@lanternwise/shared/constants/languages';

/** A text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

export interface Utterance {
  /** A text as shown, several texts to read in order, or a localized text. */
  text: string | readonly string[] | LocalizedText;
}

/** 'silent': narration is off, there is nothing to say in the chosen language, or the speech was stopped. */
export type SpeechResult = 'spoken' | 'failed' | 'silent';

export interface Narrator {
  /** Stops the current speech and speaks after a short delay. Resolves when it has ended, was stopped or failed; never rejects. */
  speak(utterance: Utterance): Promise<SpeechResult>;
  stop(): void;
}
