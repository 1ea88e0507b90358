// Logs without personal data: a route's pattern but not its values, an error's type and stack but not its message.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Messages of database errors may quote the values being saved; types and stack frames do not. */
function serializeError(error: unknown): { type: string; message: string; stack: string; [key: string]: unknown } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: '',
    code: 'code' in error ? String(error.code) : undefined,
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

export function loggerOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, serializers: { err: serializeError, req: () => ({}), res: () => ({}) } };
}

/** Logs one line per request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
