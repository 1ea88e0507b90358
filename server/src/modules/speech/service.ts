// Synthesizes texts of the site with a voice provider and caches the audio; the provider's key stays on the server.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { SpeechBudget, SpeechConfig } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import type { ContentService } from '../content/service.ts';
import { takeQuota } from '../quotas/service.ts';
import { SpeechCache } from './SpeechCache.ts';
import { SpokenTexts } from './SpokenTexts.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Counts a text before it is sent, because a provider may charge for what fails. Throws 429, and counts nothing, if the account or the site has
 * used up its day.
 */
async function takeSpeechBudget(
  tx: Db,
  { perAccount, perSite }: SpeechBudget,
  { userId, characters }: { userId: string; characters: number },
  now = Date.now(),
): Promise<void> {
  const quotas = [
    { key: `speech:account:${userId}`, max: perAccount },
    { key: 'speech:site', max: perSite },
  ];
  for (const quota of quotas) {
    const wait = (await takeQuota(tx, { ...quota, windowMs: DAY_MS, amount: characters }, now)) / 1000;
    if (wait <= 0) continue;
    const message = `The narrator's voice is used up for today. The browser's own voice is used; please wait ${formatWait(wait)}.`;
    throw new HttpError(429, 'speech-limit', message, Math.ceil(wait));
  }
}

const OUTPUT_FORMAT = 'mp3_44100_128';
const PROVIDER_TIMEOUT_MS = 8000;
const MAX_AUDIO_BYTES = 8 * 1024 * 1024;
const MAX_CACHE_BYTES = 512 * 1024 * 1024;
/** On this error the client uses the browser's voice. */
const unavailable = () =>
  new HttpError(503, 'speech-unavailable', "The narrator's voice is not available. The browser's own voice is used.");

const unknownText = () =>
  new HttpError(404, 'speech-unknown-text', "The narrator does not have this text. The browser's own voice is used.");

interface SpeechDependencies {
  config: SpeechConfig | null;
  dataDir: string;
  store: Store;
  content: ContentService;
}

export class SpeechService {
  readonly #config: SpeechConfig | null;
  readonly #store: Store;
  readonly #texts: SpokenTexts;
  readonly #cache: SpeechCache;
  /** Running requests by key, so that concurrent requests for a text are sent once. */
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor({ config, dataDir, store, content }: SpeechDependencies) {
    this.#config = config;
    this.#store = store;
    this.#texts = new SpokenTexts(content);
    this.#cache = new SpeechCache(join(dataDir, 'speech'), MAX_CACHE_BYTES);
  }

  get isAvailable(): boolean {
    return this.#config !== null;
  }

  /** Throws 404 for an id that is no text of the site, 429 if the day's budget is used up, 503 if the provider fails. */
  async synthesize(userId: string, id: string, language: Language): Promise<Buffer> {
    const config = this.#config;
    if (!config) throw unavailable();
    const text = await this.#texts.find(language, id);
    if (text === undefined) throw unknownText();
    const key = createHash('sha256')
      .update(JSON.stringify([config.model, config.voices[language], OUTPUT_FORMAT, text]))
      .digest('hex');
    return (
      (await this.#cache.get(key)) ?? this.#pending.get(key) ?? this.#synthesizeNew(config, userId, key, text, language)
    );
  }

  #synthesizeNew(config: SpeechConfig, userId: string, key: string, text: string, language: Language): Promise<Buffer> {
    const synthesis = this.#store
      .write((tx) => takeSpeechBudget(tx, config.budget, { userId, characters: text.length }))
      .then(() => fetchAudio(config, text, language))
      .then(async (audio) => {
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
