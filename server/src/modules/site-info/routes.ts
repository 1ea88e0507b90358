// Registers the public route that tells pages about this installation. It sets no cookie and stores nothing.
import { siteInfo } from '@lanternwise/shared/contracts/site-info';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { addRoute } from '../../http/route.ts';

/** What proxies send where they do not know the country. */
const UNKNOWN_COUNTRY = 'XX';

export function siteInfoRoutes(app: FastifyInstance, config: Config): void {
  const { countryHeader, consentCountry, operator, consentAge } = config;
  addRoute(app, siteInfo, async ({ request }) => ({
    country: countryHeader === null ? null : countryOf(request, countryHeader),
    siteCountry: consentCountry,
    operator,
    consentAge,
  }));
}

/** The country of the proxy's header; null if it is missing or not a code of two letters. */
function countryOf(request: FastifyRequest, header: string): string | null {
  const value = request.headers[header];
  const country = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(country) && country !== UNKNOWN_COUNTRY ? country : null;
}
