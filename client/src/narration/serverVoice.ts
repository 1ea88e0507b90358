// Speaks lesson texts with the server's text-to-speech; says how many it spoke, so that the browser speaks the others.
import { spokenTextId } from '@lanternwise/shared/content/spokenText';
import { speechEndpoints } from '@lanternwise/shared/contracts/routes/speech';
import { buildRequest, fetchInit } from '../features/http/request.ts';

export interface ServerVoiceOptions {
  language: 'en' | 'hi';
  volume: number;
  signal: AbortSignal;
  token: string | undefined;
}

/** Statuses after which no further requests are made in this visit: no voice, or access denied. 404 is about one text only. */
const NO_VOICE_STATUSES: readonly number[] = [401, 403, 501, 503];
/** After a refusal that does not say how long to wait. */
const DEFAULT_PAUSE_S = 3600;

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
async function askWhetherAvailable(fetcher: typeof fetch, token: string): Promise<boolean | undefined> {
  try {
    const request = buildRequest(speechEndpoints.speechAvailable, undefined);
    const reply = await fetcher(request.url, fetchInit(request, token));
    const answer: unknown = await reply.json();
    return (
      reply.ok && typeof answer === 'object' && answer !== null && 'available' in answer && answer.available === true
    );
  } catch {
    return undefined;
  }
}

/** Guests are never spoken to by the server, and a server without a voice is asked only once in a visit. */
export function createServerVoice(fetcher: typeof fetch = fetch): ServerVoice {
  let available: boolean | undefined;
  /** While today's budget is used up, nothing is asked for. */
  let pausedUntil = 0;

  /** The audio of a text; undefined if the server has none for it. */
  async function fetchAudio(text: string, { language, signal, token }: ServerVoiceOptions): Promise<Blob | undefined> {
    try {
      const request = buildRequest(speechEndpoints.speech, { id: spokenTextId(text), language });
      const reply = await fetcher(request.url, { ...fetchInit(request, token), signal });
      if (NO_VOICE_STATUSES.includes(reply.status)) available = false;
      if (reply.status === 429) {
        pausedUntil = Date.now() + Number(reply.headers.get('retry-after') ?? DEFAULT_PAUSE_S) * 1000;
      }
      if (!reply.ok || !reply.headers.get('content-type')?.startsWith('audio/')) return undefined;
      return await reply.blob();
    } catch {
      return undefined;
    }
  }

  return {
    async speak(texts, options) {
      const { token, signal, volume } = options;
      if (token === undefined || texts.length === 0 || Date.now() < pausedUntil) return 0;
      available ??= await askWhetherAvailable(fetcher, token);
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
