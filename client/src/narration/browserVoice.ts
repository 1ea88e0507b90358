// Speaks with the browser's speech synthesis: sentence by sentence, preferably with an offline voice.
import { LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import { splitForSpeech } from './speechText.ts';

const RATE = 0.9;

/** Picks a voice of the language, preferably a local one; undefined if there is none. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined {
  const locale = LANGUAGE_TABLE[language].region;
  const localeOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const score = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 2 : 0) + (localeOf(voice) === locale.toLowerCase() ? 1 : 0);
  return voices
    .filter((voice) => localeOf(voice).startsWith(language))
    .sort((a, b) => score(b) - score(a))
    .at(0);
}

/** Maximum wait for a browser that loads its voices asynchronously. */
const VOICES_TIMEOUT_MS = 1500;

/** Returns the browser's voices; some browsers load them asynchronously after the first call. */
function loadVoices(speech: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = speech.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const finish = () => resolve(speech.getVoices());
    speech.addEventListener?.('voiceschanged', finish, { once: true });
    setTimeout(finish, VOICES_TIMEOUT_MS);
  });
}

/** Resolves when the chunk was spoken or failed, with whether it was spoken. */
function speakChunk(
  speech: SpeechSynthesis,
  text: string,
  { language, volume }: BrowserVoiceOptions,
  voice: SpeechSynthesisVoice | undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    if (voice) utterance.voice = voice;
    utterance.lang = LANGUAGE_TABLE[language].region;
    utterance.rate = RATE;
    utterance.volume = volume;
    utterance.onend = () => resolve(true);
    utterance.onerror = () => resolve(false);
    speech.speak(utterance);
  });
}

export interface BrowserVoiceOptions {
  language: Language;
  volume: number;
  signal: AbortSignal;
}

/**
 * Speaks the text until it ends or `signal` aborts; resolves with whether it was spoken. Is silent without speech synthesis or a voice of the language, because a voice
 * of another language would be unintelligible. A browser that lists no voices at all may speak English with its default voice.
 */
export async function speakWithBrowser(text: string, options: BrowserVoiceOptions): Promise<boolean> {
  const { language, signal } = options;
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!speech || typeof SpeechSynthesisUtterance === 'undefined') return false;
  const voices = language === 'en' ? speech.getVoices() : await loadVoices(speech);
  const voice = pickVoice(voices, language);
  if (!voice && (voices.length > 0 || language !== 'en')) return false;
  const cancel = () => speech.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const aborted = new Promise<boolean>((resolve) =>
    signal.addEventListener('abort', () => resolve(false), { once: true }),
  );
  let isSpoken = true;
  for (const chunk of splitForSpeech(text)) {
    if (signal.aborted) break;
    // After one failed sentence the others would fail too.
    isSpoken = await Promise.race([speakChunk(speech, chunk, options, voice), aborted]);
    if (!isSpoken) break;
  }
  signal.removeEventListener('abort', cancel);
  return isSpoken;
}
