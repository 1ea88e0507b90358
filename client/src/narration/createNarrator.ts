// The narrator of a realm: the server's voice where there is one, else the browser's, silent when narration is off.
import { SPEECH_DELAY_MS } from '@lanternwise/shared/constants/timings';
import { type NarrationLanguage, speakWithBrowser } from './browserVoice.ts';
import type { Narrator } from './narrator.ts';
import { createServerVoice, type ServerVoice } from './serverVoice.ts';

export interface NarrationSettings {
  on: boolean;
  language: NarrationLanguage;
  /** 0–1, master volume included. */
  volume: number;
}

export interface NarratorOptions {
  settings(): NarrationSettings;
  token(): string | undefined;
  /** Told when speech starts and ends, so that music can duck. */
  onSpeaking(speaking: boolean): void;
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
    async speak({ text }) {
      stop();
      const { on, language, volume } = options.settings();
      if (!on || volume <= 0) return;
      const controller = new AbortController();
      current = controller;
      const { signal } = controller;
      await pause(SPEECH_DELAY_MS, signal);
      if (signal.aborted) return;
      options.onSpeaking(true);
      const spoken = await serverVoice.speak(text, { language, volume, signal, token: options.token() });
      if (!spoken && !signal.aborted) await browserVoice(text, { language, volume, signal });
      if (current === controller || current === undefined) options.onSpeaking(false);
    },
  };
}
