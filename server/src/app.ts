// Builds the Fastify application from its parts, without listening: the server and the tests use the same one.
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Store } from './db/openStore.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { AuthService } from './modules/auth/service.ts';
import { SessionsService } from './modules/auth/sessions.ts';
import { certificateRoutes } from './modules/certificates/routes.ts';
import { CertificatesService } from './modules/certificates/service.ts';
import { contentRoutes } from './modules/content/routes.ts';
import type { ContentService } from './modules/content/service.ts';
import { courseRoutes } from './modules/courses/routes.ts';
import { CoursesService } from './modules/courses/service.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { FeedbackService } from './modules/feedback/service.ts';
import { registerGroups } from './modules/groups/register.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { openApiRoutes } from './modules/openapi/routes.ts';
import { progressRoutes } from './modules/progress/routes.ts';
import { ProgressService } from './modules/progress/service.ts';
import { registerReports } from './modules/reports/register.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { speechRoutes } from './modules/speech/routes.ts';
import { SpeechService } from './modules/speech/service.ts';
import { registerSubscriptions } from './modules/subscriptions/register.ts';
import { userRoutes } from './modules/users/routes.ts';
import { UsersService } from './modules/users/service.ts';
import { registerAccessGuard } from './plugins/access.ts';
import { handleClientError } from './plugins/clientErrors.ts';
import { registerErrorHandler, sendError } from './plugins/errors.ts';
import { gracefulShutdown } from './plugins/gracefulShutdown.ts';
import { loggerOptions, logRequests } from './plugins/logging.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerSecurityHeaders } from './plugins/security.ts';
import { registerAccounts } from './registerAccounts.ts';
import { registerAdmin } from './registerAdmin.ts';

const BODY_LIMIT = 1024 * 1024;
const HOUR_MS = 3_600_000;

export interface AppDependencies {
  config: Config;
  store: Store;
  content: ContentService;
}

export async function buildApp({ config, store, content }: AppDependencies): Promise<FastifyInstance> {
  const app = createFastify(config);
  const users = new UsersService(store, config.access, config.consentAge);
  const sessions = new SessionsService(store);
  const auth = new AuthService(store, users, sessions, config.mail !== null);

  // Fastify would read plain text too, which a form of another site can send; we speak JSON alone.
  app.removeContentTypeParser('text/plain');
  registerErrorHandler(app);
  if (config.logLevel === 'info' || config.logLevel === 'debug') logRequests(app);
  gracefulShutdown(app);
  registerSecurityHeaders(app);
  await app.register(cookie);
  await registerRateLimit(app, config.rateLimit);
  registerAccessGuard(app, sessions);

  // First: it describes the routes that are added after it.
  openApiRoutes(app);
  authRoutes(app, auth, sessions, config);
  const accounts = registerAccounts(app, { config, store, users, sessions });
  userRoutes(app, users);
  const realms = registerGroups(app, { store, users, publicUrl: config.publicUrl });
  progressRoutes(app, new ProgressService(store, content, users, realms));
  registerReports(app, config, store, content);
  feedbackRoutes(app, new FeedbackService(store, users));
  certificateRoutes(app, new CertificatesService(store, users), config.publicUrl);
  courseRoutes(app, new CoursesService(store, content));
  const subscriptions = registerSubscriptions(app, { config, store, users });
  contentRoutes(app, content, users);
  for (const report of content.carriedOver) app.log.warn(report, 'texts of an Admin were carried over to a new bundle');
  speechRoutes(app, new SpeechService(config.speech, config.dataDir));
  registerAdmin(app, { config, store, content, users });
  healthRoutes(app, store);
  await siteRoutes(app, config.clientDir);

  scheduleCleanup(app, accounts.atStart, async () => {
    await auth.purge();
    await accounts.hourly();
    await subscriptions.expireOverdue();
  });
  return app;
}

function createFastify(config: Config): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    // Slow clients are cut off before they can hold the sockets of others.
    http: { headersTimeout: 5000, connectionsCheckingInterval: 2000 },
    // Fastify sets this one itself, over what `http` says.
    requestTimeout: 10_000,
    // Requests that were on their way when the server was told to stop are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
    },
  }) as unknown as FastifyInstance;
}

/** Forgets expired sessions and links, and purges what was deleted, at start and every hour. */
function scheduleCleanup(app: FastifyInstance, onStart: () => Promise<unknown>, hourly: () => Promise<void>): void {
  const runCleanup = () => hourly().catch((error: unknown) => app.log.error({ err: error }, 'purge failed'));
  const timer = setInterval(runCleanup, HOUR_MS);
  timer.unref();
  app.addHook('onReady', async () => {
    await onStart();
    await runCleanup();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
