// Sends a text that the server wrote: compressed, with an ETag, and as 304 where the reader has it.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;
type Encoding = keyof typeof compressors;

/** Compressed texts by ETag and encoding; the oldest goes first. */
const compressed = new Map<string, Promise<Buffer>>();
const MAX_COMPRESSED = 500;

function compress(text: string, encoding: Encoding, etag: string): Promise<Buffer> {
  const key = `${encoding}:${etag}`;
  const known = compressed.get(key);
  if (known) return known;
  const [oldest] = compressed.keys();
  if (compressed.size >= MAX_COMPRESSED && oldest !== undefined) compressed.delete(oldest);
  const work = compressors[encoding](text);
  compressed.set(key, work);
  return work;
}

const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header ?? ''),
  );

export interface TextOptions {
  status?: number;
  type: string;
  cacheControl: string;
}

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { status = 200, type, cacheControl }: TextOptions,
): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (status === 200 && known?.includes(etag)) return reply.code(304).send();
  void reply.code(status).type(`${type}; charset=utf-8`);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding, etag));
}
