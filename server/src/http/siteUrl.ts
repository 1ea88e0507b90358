// The site's URL, for links in mails, on cards and in QR codes.
import type { FastifyRequest } from 'fastify';

/**
 * `PUBLIC_URL` if it is configured (mail requires it), else protocol and host of the request.
 * Without a trailing slash.
 */
export const siteUrl = (publicUrl: string | null, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
