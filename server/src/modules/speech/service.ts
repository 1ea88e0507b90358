// Synthesizes narration with a voice provider and caches the audio; the provider's key stays on the server.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SpeechConfig } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import { HourlyRateLimiter } from './HourlyRateLimiter.ts';
import { SpeechCache } from './SpeechCache.ts';

const OUTPUT_FORMAT = 'mp3_44100_128';
const PROVIDER_TIMEOUT_MS = 8000;
const MAX_AUDIO_BYTES = 8 * 1024 * 1024;
const MAX_CACHE_BYTES = 512 * 1024 * 1024;
export const MAX_NEW_LINES_PER_HOUR = 300;
/** Pictographs, flags, skin tones and joiners. */
const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u{200D}|\u{FE0F}|\u{20E3}/gu;

/** On this error the client uses the browser's voice. */
const unavailable = () =>
  new HttpError(503, 'speech-unavailable', "The narrator's voice is not available. The browser's own voice is used.");

export type Language = 'en' | 'hi';

export const stripEmoji = (text: string): string => text.replaceAll(EMOJI, '').replaceAll(/\s+/g, ' ').trim();

export class SpeechService {
  readonly #config: SpeechConfig | null;
  readonly #cache: SpeechCache;
  readonly #rateLimiter = new HourlyRateLimiter(MAX_NEW_LINES_PER_HOUR);
  /** Running requests by key, so that concurrent requests for a line are sent once. */
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(config: SpeechConfig | null, dataDir: string) {
    this.#config = config;
    this.#cache = new SpeechCache(join(dataDir, 'speech'), MAX_CACHE_BYTES);
  }

  get isAvailable(): boolean {
    return this.#config !== null;
  }

  async synthesize(userId: string, raw: string, language: Language): Promise<Buffer> {
    const config = this.#config;
    if (!config) throw unavailable();
    const text = stripEmoji(raw);
    if (text === '') throw new HttpError(400, 'invalid-input', 'There is no text to read aloud.');
    const key = createHash('sha256')
      .update(JSON.stringify([config.model, config.voices[language], OUTPUT_FORMAT, text]))
      .digest('hex');
    return (
      (await this.#cache.get(key)) ?? this.#pending.get(key) ?? this.#synthesizeNew(config, userId, key, text, language)
    );
  }

  #synthesizeNew(config: SpeechConfig, userId: string, key: string, text: string, language: Language): Promise<Buffer> {
    this.#rateLimiter.consume(userId);
    const synthesis = fetchAudio(config, text, language).then(async (audio) => {
      await this.#cache.set(key, audio);
      return audio;
    });
    this.#pending.set(key, synthesis);
    return synthesis.finally(() => this.#pending.delete(key));
  }
}

async function fetchAudio(config: SpeechConfig, text: string, language: Language): Promise<Buffer> {
  const voice = encodeURIComponent(config.voices[language]);
  try {
    const response = await fetch(`${config.url}/v1/text-to-speech/${voice}/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/mpeg', [config.keyHeader]: config.key },
      body: JSON.stringify({ text, model_id: config.model, output_format: OUTPUT_FORMAT }),
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (!response.ok || !response.body) throw unavailable();
    return await readLimited(response.body);
  } catch {
    throw unavailable();
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_AUDIO_BYTES) throw unavailable();
    parts.push(part);
  }
  if (size === 0) throw unavailable();
  return Buffer.concat(parts);
}
