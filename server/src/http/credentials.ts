// Reading and setting the two halves of a session on the wire.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Holder, NewSession } from '../modules/auth/sessions.ts';
import { deviceOf } from './locale.ts';

/** Over HTTPS the cookie's prefix forbids that a subdomain or plain http sets it. */
const SECURE_COOKIE = '__Host-bind';
const PLAIN_COOKIE = 'bind';

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const cookieName = (request: FastifyRequest) => (isSecure(request) ? SECURE_COOKIE : PLAIN_COOKIE);

export function presentedToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() : undefined;
}

export const presentedBind = (request: FastifyRequest): string | undefined => request.cookies[cookieName(request)];

export const API_HOLDER: Holder = { kind: 'api', device: 'Another program' };

export const holderOf = (request: FastifyRequest): Holder =>
  request.headers['x-client'] === 'api'
    ? API_HOLDER
    : { kind: 'browser', bind: presentedBind(request), device: deviceOf(request) };

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) }) as const;

/** Sets the cookie half. It outlives the browser window: which token still works is decided by the data base. */
export function setBind(request: FastifyRequest, reply: FastifyReply, session: NewSession, keepMs: number): void {
  if (session.bind === null) return;
  reply.setCookie(cookieName(request), session.bind, {
    ...cookieOptions(request),
    maxAge: Math.round(keepMs / 1000),
  });
}

export function clearBind(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), cookieOptions(request));
}
