// Sets security headers: pages run only our own scripts and cannot be framed, Python's worker has no network, API replies are data.
import type { FastifyInstance } from 'fastify';

/** WebAssembly is allowed for Python; no inline scripts, nothing from other origins. */
const PAGE_CSP = [
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

const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/**
 * Strict-Transport-Security is left to the TLS proxy: a school's plain-http server must stay reachable.
 * Document-Isolation-Policy gives Python shared memory without the restrictions of Cross-Origin-Opener-Policy (embedded videos).
 */
const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': PAGE_CSP,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'document-isolation-policy': 'isolate-and-credentialless',
  'permissions-policy': 'geolocation=(), camera=(self), microphone=(self), payment=(), usb=()',
};
const API_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** Python's worker runs learners' programs, so it may load its own script and connect to nothing. */
const PYTHON_WORKER = /^\/assets\/python-worker-[\w-]+\.js(?:\?|$)/;
const WORKER_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src ";
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/**
 * If input() waits by means of the service worker, the worker may request one path, which only the service worker answers. Firefox takes
 * such an answer for one of the service worker's own address, and checks that too.
 */
function workerHeaders(url: string, host: string | undefined) {
  const allowsPythonInput = url.endsWith('?input=service-worker') && host !== undefined && PLAIN_HOST.test(host);
  return {
    ...PAGE_HEADERS,
    'content-security-policy': WORKER_CSP + (allowsPythonInput ? `${host}/python-input/ ${host}/sw.js` : "'none'"),
  };
}

function headersFor(url: string, host: string | undefined) {
  if (url.startsWith('/api/')) return API_HEADERS;
  return PYTHON_WORKER.test(url) ? workerHeaders(url, host) : PAGE_HEADERS;
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url, request.host));
    done();
  });
}
