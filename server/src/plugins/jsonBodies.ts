// Parses JSON bodies; counts what a large one holds, and how deep, before the parser makes objects of it.
import { MAX_JSON_DEPTH } from '@lanternwise/shared/contracts/storable';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/errors.ts';

/** Parsing what is smaller takes few milliseconds, whatever it is; so a broken event in a list of events is refused alone. */
const COUNTED_FROM = 256 * 1024;
/** Values in one body: the largest content of a realm has a fifth. */
const MAX_VALUES = 20_000;
/** The deepest legal value, in a list of events. */
const MAX_DEPTH = MAX_JSON_DEPTH + 8;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where the text that begins behind `from` ends. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  for (; at < json.length && json.charCodeAt(at) !== QUOTE; at += 1) if (json.charCodeAt(at) === BACKSLASH) at += 1;
  return at;
}

/** Stops at the first value that is too many or too deep. */
export function isTooMuchJson(json: string): boolean {
  let [values, depth] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === COMMA) values += 1;
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return true;
  }
  return false;
}

export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Fastify parses plain text by default, which a form of another site can send; the API accepts JSON alone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length > COUNTED_FROM && isTooMuchJson(body)) {
      return done(new HttpError(413, 'too-large', 'That is too large to send in one go.'));
    }
    return parse(request, body, done);
  });
}
