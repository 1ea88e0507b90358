// Speaks lesson texts with the server's text-to-speech; says how many it spoke, so that the browser speaks the others.
import type { Language } from '@lanternwise/shared/constants/languages';
import { spokenTextId } from '@lanternwise/shared/content/spokenText';
import { RequestError, request } from '../features/http/request.ts';
import { readToken } from '../features/session/token.ts';

export interface ServerVoiceOptions {
  language: Language;
  volume: number;
  signal: AbortSignal;
}

/** Statuses after which no further requests are made in this visit: no voice, or access denied. 404 is about one text only. */
const NO_VOICE_STATUSES: readonly unknown[] = [401, 403, 501, 503];
/** After a refusal that does not say how long to wait. */
const DEFAULT_PAUSE_MS = 3_600_000;

export interface ServerVoice {
  /** Resolves to how many of the texts were played, one after the other; all of them if it was aborted. Never rejects. */
  speak(texts: readonly string[], options: ServerVoiceOptions): Promise<number>;
}

function play(url: string, volume: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const audio = new Audio(url);
    audio.volume = volume;
    const finish = (completed: boolean) => {
      audio.pause();
      resolve(completed);
    };
    audio.onended = () => finish(true);
    audio.onerror = () => finish(false);
    signal.addEventListener('abort', () => finish(true), { once: true });
    audio.play().catch(() => finish(false));
  });
}

/** Undefined if the server could not be reached; it is asked again then. */
async function askWhetherAvailable(): Promise<boolean | undefined> {
  try {
    return (await (await request('GET /speech', undefined)).json()).available;
  } catch (error) {
    return error instanceof RequestError && error.data !== undefined ? false : undefined;
  }
}

/** Guests are never spoken to by the server, and a server without a voice is asked only once in a visit. */
export function createServerVoice(): ServerVoice {
  let available: boolean | undefined;
  /** While today's budget is used up, nothing is asked for. */
  let pausedUntil = 0;

  /** The audio of a text; undefined if the server has none for it. */
  async function fetchAudio(text: string, { language, signal }: ServerVoiceOptions): Promise<Blob | undefined> {
    try {
      const reply = await request('POST /speech', { id: spokenTextId(text), language }, { signal });
      return reply.headers.get('content-type')?.startsWith('audio/') ? await reply.blob() : undefined;
    } catch (error) {
      if (!(error instanceof RequestError)) return undefined;
      if (NO_VOICE_STATUSES.includes(error.status)) available = false;
      if (error.status === 429) pausedUntil = Date.now() + (error.retryAfterMs ?? DEFAULT_PAUSE_MS);
      return undefined;
    }
  }

  return {
    async speak(texts, options) {
      const { signal, volume } = options;
      if (readToken() === undefined || texts.length === 0 || Date.now() < pausedUntil) return 0;
      available ??= await askWhetherAvailable();
      if (!available) return 0;
      let next = fetchAudio(texts[0] ?? '', options);
      for (const spoken of texts.keys()) {
        const audio = await next;
        if (!audio) return spoken;
        const following = texts[spoken + 1];
        // Fetched while this one plays.
        if (following !== undefined) next = fetchAudio(following, options);
        const url = URL.createObjectURL(audio);
        const completed = await play(url, volume, signal);
        URL.revokeObjectURL(url);
        if (!completed) return spoken;
        if (signal.aborted) break;
      }
      return texts.length;
    },
  };
}
