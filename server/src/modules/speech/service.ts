// Narration through a voice provider: the key stays here, what was spoken once is kept on disk.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpeechConfig } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';

const OUTPUT_FORMAT = 'mp3_44100_128';
const PROVIDER_TIMEOUT_MS = 8000;
const LARGEST_AUDIO = 8 * 1024 * 1024;
/** Pictures, flags, skin tones, and the joiners that glue them. */
const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u{200D}|\u{FE0F}|\u{20E3}/gu;

/** The client answers this with the browser's own voice. */
const unavailable = () =>
  new HttpError(503, 'speech-unavailable', "The narrator's voice is not available. The browser's own voice is used.");

export type Language = 'en' | 'hi';

export const stripEmoji = (text: string): string => text.replaceAll(EMOJI, '').replaceAll(/\s+/g, ' ').trim();

export class SpeechService {
  readonly #config: SpeechConfig | null;
  readonly #folder: string;
  /** Two learners who hear the same line at once ask the provider once. */
  readonly #asking = new Map<string, Promise<Buffer>>();

  constructor(config: SpeechConfig | null, dataDir: string) {
    this.#config = config;
    this.#folder = join(dataDir, 'speech');
  }

  async say(raw: string, language: Language): Promise<Buffer> {
    const config = this.#config;
    if (!config) throw unavailable();
    const text = stripEmoji(raw);
    if (text === '') throw new HttpError(400, 'invalid-input', 'There is nothing to say.');
    const key = createHash('sha256')
      .update(JSON.stringify([config.model, config.voices[language], OUTPUT_FORMAT, text]))
      .digest('hex');
    const kept = await readFile(this.#file(key)).catch(() => undefined);
    if (kept) return kept;
    const asked = this.#asking.get(key) ?? this.#ask(config, key, text, language);
    this.#asking.set(key, asked);
    try {
      return await asked;
    } finally {
      this.#asking.delete(key);
    }
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.mp3`);
  }

  async #ask(config: SpeechConfig, key: string, text: string, language: Language): Promise<Buffer> {
    const audio = await fetchAudio(config, text, language);
    // A half-written file must never be heard: it gets its name when it is whole.
    const draft = join(this.#folder, `${randomUUID()}.part`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(draft, audio);
    await rename(draft, this.#file(key));
    return audio;
  }
}

async function fetchAudio(config: SpeechConfig, text: string, language: Language): Promise<Buffer> {
  const voice = encodeURIComponent(config.voices[language]);
  try {
    const answer = await fetch(`${config.url}/v1/text-to-speech/${voice}/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/mpeg', [config.keyHeader]: config.key },
      body: JSON.stringify({ text, model_id: config.model, output_format: OUTPUT_FORMAT }),
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (!answer.ok || !answer.body) throw unavailable();
    return await collect(answer.body);
  } catch {
    throw unavailable();
  }
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST_AUDIO) throw unavailable();
    parts.push(part);
  }
  if (size === 0) throw unavailable();
  return Buffer.concat(parts);
}
