// The site's address, for links in replies and in files for other programs.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { listeningAddress, ownAddress } from './ownAddress.ts';

/**
 * `PUBLIC_URL` without a trailing slash, or an empty string: a link is then a path, which the client completes with the address of its own
 * page. Never the Host header of a request, which its sender chooses.
 */
export const siteUrl = (publicUrl: string | null): string => publicUrl ?? '';

type SiteConfig = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** Null where neither PUBLIC_URL nor the connection tells it: who comes through a proxy is told paths. */
export const knownSiteUrl = ({ headers, socket }: FastifyRequest, publicUrl: string | null): string | null =>
  publicUrl ?? ownAddress({ host: headers.host, localAddress: socket.localAddress, localPort: socket.localPort });

/** For a sitemap and feeds, whose addresses must be whole: at the worst the one at which the server listens. */
export const wholeSiteUrl = (request: FastifyRequest, { publicUrl, host, port }: SiteConfig): string =>
  knownSiteUrl(request, publicUrl) ?? listeningAddress({ host, port: request.socket.localPort ?? port });
