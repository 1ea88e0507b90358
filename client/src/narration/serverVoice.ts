// Speaks with the server's text-to-speech; returns false on any failure, so that the browser speaks instead.
import { speechEndpoints } from '@lanternwise/shared/contracts/routes/speech';
import { buildRequest, fetchInit } from '../features/http/request.ts';
import { stripEmoji } from './speechText.ts';

export interface ServerVoiceOptions {
  language: 'en' | 'hi';
  volume: number;
  signal: AbortSignal;
  token: string | undefined;
}

/** Statuses after which no further requests are made in this visit: no voice, or access denied. */
const NO_VOICE_STATUSES: readonly number[] = [401, 403, 404, 501, 503];

export interface ServerVoice {
  /** Returns true if the text was played or aborted, false on failure. */
  speak(text: string, options: ServerVoiceOptions): Promise<boolean>;
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
  return {
    async speak(text, { language, volume, signal, token }) {
      const clean = stripEmoji(text);
      if (token === undefined || clean === '') return false;
      available ??= await askWhetherAvailable(fetcher, token);
      if (!available) return false;
      try {
        const request = buildRequest(speechEndpoints.speech, { text: clean, language });
        const reply = await fetcher(request.url, { ...fetchInit(request, token), signal });
        if (NO_VOICE_STATUSES.includes(reply.status)) available = false;
        if (!reply.ok || !reply.headers.get('content-type')?.startsWith('audio/')) return false;
        const url = URL.createObjectURL(await reply.blob());
        const completed = await play(url, volume, signal);
        URL.revokeObjectURL(url);
        return completed;
      } catch {
        return false;
      }
    },
  };
}
