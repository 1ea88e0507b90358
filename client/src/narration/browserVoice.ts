// Speaks through the browser's own speech: sentence by sentence, with a voice that works offline where there is one.
import type { Language } from '@lanternwise/shared/constants/languages';
import { splitForSpeech } from './speechText.ts';

const LOCALE: Record<Language, string> = { en: 'en-US', hi: 'hi-IN' };
const RATE = 0.9;

/** A voice (of this device where possible) for the language; undefined where none fits. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined {
  const locale = LOCALE[language];
  const localeOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const score = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 2 : 0) + (localeOf(voice) === locale.toLowerCase() ? 1 : 0);
  return voices
    .filter((voice) => localeOf(voice).startsWith(language))
    .sort((a, b) => score(b) - score(a))
    .at(0);
}

/** How long a browser that loads its voices is waited for. */
const VOICES_TIMEOUT_MS = 1500;

/** The voices of the browser; some browsers tell them a moment after they are asked for the first time. */
function loadVoices(speech: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = speech.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const finish = () => resolve(speech.getVoices());
    speech.addEventListener?.('voiceschanged', finish, { once: true });
    setTimeout(finish, VOICES_TIMEOUT_MS);
  });
}

/** Resolves when the piece was spoken or could not be. */
function speakChunk(
  speech: SpeechSynthesis,
  text: string,
  { language, volume }: BrowserVoiceOptions,
  voice: SpeechSynthesisVoice | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
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
  language: Language;
  volume: number;
  signal: AbortSignal;
}

/**
 * Speaks the text with the browser's speech until it ends or `signal` aborts. Without speech, or without a voice of the language, it resolves
 * silently: a voice of another language would read nonsense. Only a browser that names no voices at all may speak English with its own.
 */
export async function speakWithBrowser(text: string, options: BrowserVoiceOptions): Promise<void> {
  const { language, signal } = options;
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!speech || typeof SpeechSynthesisUtterance === 'undefined') return;
  const voices = language === 'en' ? speech.getVoices() : await loadVoices(speech);
  const voice = pickVoice(voices, language);
  if (!voice && (voices.length > 0 || language !== 'en')) return;
  const silence = () => speech.cancel();
  signal.addEventListener('abort', silence, { once: true });
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  for (const piece of splitForSpeech(text)) {
    if (signal.aborted) break;
    await Promise.race([speakChunk(speech, piece, options, voice), aborted]);
  }
  signal.removeEventListener('abort', silence);
}
