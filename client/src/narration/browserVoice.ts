// Speaks through the browser's own speech: sentence by sentence, with a voice that works offline where there is one.
import { spokenPieces } from './speechText.ts';

export type NarrationLanguage = 'en' | 'hi';

const LOCALE: Record<NarrationLanguage, string> = { en: 'en-US', hi: 'hi-IN' };
const RATE = 0.9;

/** A voice (of this device where possible) for the language; the browser's default where none fits. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: NarrationLanguage,
): SpeechSynthesisVoice | undefined {
  const locale = LOCALE[language];
  const speaks = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const worth = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 2 : 0) + (speaks(voice) === locale.toLowerCase() ? 1 : 0);
  return voices
    .filter((voice) => speaks(voice).startsWith(language))
    .sort((a, b) => worth(b) - worth(a))
    .at(0);
}

/** Resolves when the piece was spoken or could not be. */
function speakPiece(speech: SpeechSynthesis, text: string, language: NarrationLanguage, volume: number): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = pickVoice(speech.getVoices(), language);
    if (voice) utterance.voice = voice;
    utterance.lang = LOCALE[language];
    utterance.rate = RATE;
    utterance.volume = volume;
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve();
    speech.speak(utterance);
  });
}

export interface BrowserVoiceOptions {
  language: NarrationLanguage;
  volume: number;
  signal: AbortSignal;
}

/** Speaks the text with the browser's speech until it ends or `signal` aborts. Without speech it resolves at once. */
export async function speakWithBrowser(text: string, { language, volume, signal }: BrowserVoiceOptions): Promise<void> {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!speech || typeof SpeechSynthesisUtterance === 'undefined') return;
  const silence = () => speech.cancel();
  signal.addEventListener('abort', silence, { once: true });
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  for (const piece of spokenPieces(text)) {
    if (signal.aborted) break;
    await Promise.race([speakPiece(speech, piece, language, volume), aborted]);
  }
  signal.removeEventListener('abort', silence);
}
