// Builds the Fastify app without listening: the server and the tests use the same one.
import cookie from '@fastify/cookie';
import { BODY_LIMIT } from '@lanternwise/shared/contracts/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type AppDependencies, createAppContext, type ModuleContext } from './appContext.ts';
import type { Config } from './config.ts';
import { loadModules } from './modules/index.ts';
import { registerAccessGuard } from './plugins/access.ts';
import { handleClientError } from './plugins/clientErrors.ts';
import { trackConnections } from './plugins/connections.ts';
import { collectContracts } from './plugins/contracts.ts';
import { registerErrorHandler, sendError } from './plugins/errors.ts';
import { gracefulShutdown } from './plugins/gracefulShutdown.ts';
import { registerJsonParser } from './plugins/jsonBodies.ts';
import { loggerOptions, logRequests } from './plugins/logging.ts';
import { tellOfProxies } from './plugins/proxyHint.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerSecurityHeaders } from './plugins/security.ts';

/** Tests, which build a server each, share what Fastify compiles. */
type BuildOptions = Pick<FastifyServerOptions, 'schemaController'>;

export async function buildApp(dependencies: AppDependencies, options: BuildOptions = {}): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = createFastify(config, options);
  const context = createAppContext(dependencies);

  // What is set on the root instance here applies to every module: each is a scope below it.
  registerJsonParser(app);
  registerErrorHandler(app, context.faults);
  if (config.logLevel === 'info' || config.logLevel === 'debug') logRequests(app);
  gracefulShutdown(app, trackConnections(app));
  tellOfProxies(app, config.trustProxy);
  registerSecurityHeaders(app);
  await app.register(cookie);
  registerRateLimit(app, config.rateLimit);
  registerAccessGuard(app, context.sessions);
  const moduleContext: ModuleContext = { ...context, contracts: collectContracts(app) };
  for (const plugin of await loadModules()) await app.register(plugin, moduleContext);
  return app;
}

function createFastify(config: Config, options: BuildOptions): FastifyInstance {
  return Fastify({
    ...options,
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    // Slow clients are cut off before they can hold the sockets of others.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 2000 },
    // Fastify overwrites the option of the same name in `http` with this one.
    requestTimeout: 10_000,
    // A socket on which nothing moves either way, for example of a client that does not read its answer.
    connectionTimeout: 60_000,
    // Requests that arrived before the shutdown are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
    },
  }) as unknown as FastifyInstance;
}
