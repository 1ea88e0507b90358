// Security headers: pages run only our own scripts and are never framed; API replies are data and nothing else.
import type { FastifyInstance } from 'fastify';

/** What a page may load. WebAssembly is allowed for Python; nothing inline, nothing of others. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "script-src-attr 'none'",
  // The toast and scroll-lock libraries write <style> elements at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const everywhere = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/**
 * Strict-Transport-Security is left to whoever ends TLS: a school's plain-http server must not lock its browsers out.
 * Cross-Origin-Opener-Policy is left out: isolation for threads is set page by page where the Python Lab needs it.
 */
const PAGE_HEADERS = {
  ...everywhere,
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(), camera=(self), microphone=(self), payment=(), usb=()',
};
const API_HEADERS = { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? API_HEADERS : PAGE_HEADERS);
    done();
  });
}
