// Derives language, sender and device name from a request.
import { DEFAULT_LANGUAGE, type Language, preferredLanguage } from '@lanternwise/shared/constants/languages';
import type { FastifyRequest } from 'fastify';
import { networkOfRequest } from './networks.ts';

/** What a mail needs to know about the request that causes it. The site's address is not part of it: a request's headers must not decide it. */
export interface RequestContext {
  cause: {
    /** Its network, or any address in it. */
    ip: string;
    userId: string | null;
    /** On a device that the account has used before: what strangers did from this network or on this site does not count. */
    onKnownDevice?: boolean;
  };
  locale: Language;
}

export const requestContextOf = (request: FastifyRequest): RequestContext => ({
  cause: { ip: networkOfRequest(request), userId: request.session?.user.id ?? null },
  locale: preferredLanguage((request.headers['accept-language'] ?? '').split(',', 1)) ?? DEFAULT_LANGUAGE,
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
