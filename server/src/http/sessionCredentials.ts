// Reads and sets the two halves of a session: the bearer token and the binding cookie.

// Types what the cookie plugin adds to requests and replies.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeDevice } from './requestContext.ts';

/** Over HTTPS the `__Host-` prefix keeps subdomains and plain http from setting the cookie. */
const SECURE_COOKIE_NAME = '__Host-bind';
const PLAIN_COOKIE_NAME = 'bind';

const isHttps = (request: FastifyRequest) => request.protocol === 'https';
const cookieName = (request: FastifyRequest) => (isHttps(request) ? SECURE_COOKIE_NAME : PLAIN_COOKIE_NAME);

/** How long a browser keeps the cookie, and the server the device, after the last sign-in. */
export const DEVICE_LIFETIME_MS = 90 * 24 * 3_600_000;

/** Client of a session: a browser sends its cookie half, an API client has none. */
export type SessionClient = ({ kind: 'browser'; bind: string | undefined } | { kind: 'api' }) & { device?: string };

export function readBearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() : undefined;
}

export const readBindingCookie = (request: FastifyRequest): string | undefined => request.cookies[cookieName(request)];

export const API_CLIENT: SessionClient = { kind: 'api', device: 'Another program' };

export const sessionClientOf = (request: FastifyRequest): SessionClient =>
  request.headers['x-client'] === 'api'
    ? API_CLIENT
    : { kind: 'browser', bind: readBindingCookie(request), device: describeDevice(request) };

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(request) }) as const;

/** Sets the cookie half. It outlives its sessions: the database decides which token is still valid, and the device is known by it. */
export function setBindingCookie(request: FastifyRequest, reply: FastifyReply, session: { bind: string | null }): void {
  if (session.bind === null) return;
  reply.setCookie(cookieName(request), session.bind, {
    ...cookieOptions(request),
    maxAge: DEVICE_LIFETIME_MS / 1000,
  });
}

export function clearBindingCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), cookieOptions(request));
}
