// The address of the site itself, for links that leave it: in mails, on cards, in QR codes.
import type { FastifyRequest } from 'fastify';

/**
 * `PUBLIC_URL` where it is configured (a mail server requires it), else the address that the visitor used.
 * Without a slash at its end.
 */
export const siteUrl = (publicUrl: string | null, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
