// The narrator of a realm: the server's voice where there is one, else the browser's, silent when narration is off.

import type { Language } from '@lanternwise/shared/constants/languages';
import { SPEECH_DELAY_MS } from '@lanternwise/shared/constants/timings';
import { speakWithBrowser } from './browserVoice.ts';
import type { Narrator, Utterance } from './narrator.ts';
import { createServerVoice, type ServerVoice } from './serverVoice.ts';
import { detectLanguage, joinForSpeech } from './speechText.ts';

export interface NarrationSettings {
  enabled: boolean;
  /** The chosen language; auto to speak every text in its own. */
  language: 'auto' | Language;
  /** The language of the interface. */
  interfaceLanguage: Language;
  /** 0–1, master volume included. */
  volume: number;
}

export interface NarratorOptions {
  settings(): NarrationSettings;
  token(): string | undefined;
  /** Told when speech starts and ends, so that music can duck. */
  onSpeaking(speaking: boolean): void;
  /** What a shown text is called in another language; undefined where nobody knows. */
  translate?(text: string, language: Language): Promise<string | undefined>;
  serverVoice?: ServerVoice;
  browserVoice?: typeof speakWithBrowser;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** What is said and in which language; undefined where the chosen language has no words for it: then the text is only shown. */
async function resolveSpeech(
  { text }: Utterance,
  { language: chosen, interfaceLanguage: shownIn }: NarrationSettings,
  translate: NarratorOptions['translate'],
): Promise<{ text: string; language: Language } | undefined> {
  if (typeof text === 'object' && 'en' in text) {
    const language = chosen === 'auto' ? shownIn : chosen;
    return { text: text[language], language };
  }
  const shown = typeof text === 'string' ? [text] : text;
  const own = detectLanguage(shown.join(' '));
  if (chosen === 'auto' || chosen === own) return { text: joinForSpeech(shown), language: own };
  const words = await Promise.all(shown.map((each) => translate?.(each, chosen)));
  const known = words.filter((word) => word !== undefined);
  return known.length < shown.length ? undefined : { text: joinForSpeech(known), language: chosen };
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
      const { enabled: on, volume } = settings;
      if (!on || volume <= 0) return;
      const controller = new AbortController();
      current = controller;
      const { signal } = controller;
      const [speech] = await Promise.all([
        resolveSpeech(utterance, settings, options.translate),
        pause(SPEECH_DELAY_MS, signal),
      ]);
      if (signal.aborted || !speech) return;
      const { text, language } = speech;
      options.onSpeaking(true);
      const spoken = await serverVoice.speak(text, { language, volume, signal, token: options.token() });
      if (!spoken && !signal.aborted) await browserVoice(text, { language, volume, signal });
      if (current === controller || current === undefined) options.onSpeaking(false);
    },
  };
}
