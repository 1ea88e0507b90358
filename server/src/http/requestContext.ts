// Derives language, site URL and device name from a request.
import { chosenLanguage, type UserSettings } from '@lanternwise/shared/contracts/user';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../modules/mail/outbox.ts';
import { siteUrl } from './siteUrl.ts';

/** The account's language, else the browser's. */
export const localeOf = (request: FastifyRequest, settings: UserSettings = {}): Locale =>
  chosenLanguage(settings) ?? (/^hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en');

/** What a mail needs to know about the request that causes it. */
export interface RequestContext {
  /** URL of the site without a trailing slash. */
  site: string;
  locale: Locale;
}

export const requestContextOf = (
  request: FastifyRequest,
  publicUrl: string | null,
  settings: UserSettings = {},
): RequestContext => ({
  site: siteUrl(publicUrl, request),
  locale: localeOf(request, settings),
});

/** Browser and system, so that users can distinguish their sessions. The whole header is not kept: it would identify a person. */
export function describeDevice(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  const firstMatch = (names: ReadonlyArray<readonly [RegExp, string]>) =>
    names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = firstMatch(BROWSERS);
  const system = firstMatch(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another program';
}

const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
] as const;
