// Creates the narrator of a realm: the server's voice if available, else the browser's; silent when narration is off.
import { detectLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { SPEECH_DELAY_MS } from '@lanternwise/shared/constants/timings';
import { spokenText } from '@lanternwise/shared/content/spokenText';
import { speakWithBrowser } from './browserVoice.ts';
import { createServerVoice, type ServerVoice } from './serverVoice.ts';
import { joinForSpeech } from './speechText.ts';
import type { Narrator, Utterance } from './useNarration.ts';

export interface NarrationSettings {
  enabled: boolean;
  /** The chosen language; 'auto' speaks every text in its own. */
  language: 'auto' | Language;
  /** The language of the interface. */
  interfaceLanguage: Language;
  /** 0–1, master volume included. */
  volume: number;
}

export interface NarratorOptions {
  settings(): NarrationSettings;
  /** Called when speech starts and ends, to duck the music. */
  onSpeaking(speaking: boolean): void;
  /** Translates a shown text; undefined if there is no translation. */
  translate?(text: string, language: Language): Promise<string | undefined>;
  serverVoice?: ServerVoice;
  browserVoice?: typeof speakWithBrowser;
}

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Resolves texts and language to speak; undefined if there is no translation to the chosen language. */
async function resolveSpeech(
  { text }: Utterance,
  { language: chosen, interfaceLanguage }: NarrationSettings,
  translate: NarratorOptions['translate'],
): Promise<{ texts: readonly string[]; language: Language } | undefined> {
  if (typeof text === 'object' && 'en' in text) {
    const language = chosen === 'auto' ? interfaceLanguage : chosen;
    const own: string | undefined = text[language];
    return own === undefined ? undefined : { texts: [own], language };
  }
  const shown = typeof text === 'string' ? [text] : text;
  const own = detectLanguage(shown.join(' '));
  if (chosen === 'auto' || chosen === own) return { texts: shown, language: own };
  const translations = await Promise.all(shown.map((each) => translate?.(each, chosen)));
  const available = translations.filter((translation) => translation !== undefined);
  return available.length < shown.length ? undefined : { texts: available, language: chosen };
}

export function createNarrator(options: NarratorOptions): Narrator {
  const serverVoice = options.serverVoice ?? createServerVoice();
  const browserVoice = options.browserVoice ?? speakWithBrowser;
  let current: AbortController | undefined;
  const stop = () => {
    current?.abort();
    current = undefined;
  };
  return {
    stop,
    async speak(utterance) {
      stop();
      const settings = options.settings();
      const { enabled, volume } = settings;
      if (!enabled || volume <= 0) return 'silent';
      const controller = new AbortController();
      current = controller;
      const { signal } = controller;
      const [speech] = await Promise.all([
        resolveSpeech(utterance, settings, options.translate),
        delay(SPEECH_DELAY_MS, signal),
      ]);
      if (signal.aborted || !speech) return 'silent';
      const { language } = speech;
      const texts = speech.texts.filter((text) => spokenText(text) !== '');
      options.onSpeaking(true);
      const count = await serverVoice.speak(texts, { language, volume, signal });
      const left = joinForSpeech(texts.slice(count));
      let isSpoken = left === '' && texts.length > 0;
      if (!isSpoken && !signal.aborted) isSpoken = await browserVoice(left, { language, volume, signal });
      if (current === controller || current === undefined) options.onSpeaking(false);
      if (signal.aborted) return 'silent';
      return isSpoken ? 'spoken' : 'failed';
    },
  };
}
