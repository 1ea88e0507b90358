// Registers the routes of the newsletter, with the one that mail programs call to unsubscribe (RFC 8058).
import {
  confirmSubscription,
  exportSubscribers,
  removeSubscriber,
  subscribe,
  subscribers,
  unsubscribe,
} from '@lanternwise/shared/contracts/newsletter';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { siteUrl } from '../../http/siteUrl.ts';
import type { NewsletterService } from './service.ts';

/** Tokens cannot be guessed; the limit only reduces load. */
const UNSUBSCRIBES_PER_MINUTE = 60;
const ONE_CLICK_BYTES = 1024;

export function newsletterRoutes(app: FastifyInstance, newsletter: NewsletterService, config: Config): void {
  const rateLimited = { rateLimit: config.authRateLimit };
  addRoute(
    app,
    subscribe,
    async ({ body, session, request }) => {
      const context = requestContextOf(request);
      await newsletter.subscribe(body.email, session?.user ?? null, context);
    },
    rateLimited,
  );
  addRoute(
    app,
    confirmSubscription,
    async ({ body, request }) => ({ email: await newsletter.confirm(body.token, requestContextOf(request)) }),
    rateLimited,
  );
  addRoute(app, unsubscribe, ({ body }) => newsletter.unsubscribe(body.token), { rateLimit: UNSUBSCRIBES_PER_MINUTE });
  addRoute(app, subscribers, async ({ query: { page, size, search } }) => ({
    ...(await newsletter.page({ page, size, search })),
    page,
    size,
  }));
  addRoute(app, exportSubscribers, async ({ session }) => ({
    subscribers: await newsletter.export(session.user.id, siteUrl(config.publicUrl)),
  }));
  addRoute(app, removeSubscriber, ({ session, params }) => newsletter.remove(session.user.id, params.id));
}

/**
 * The address in the header List-Unsubscribe. A mail program posts a form to it, without a session; a person who opens it gets the
 * page with a button, because programs that look at links must not unsubscribe anybody. Register it in a scope of its own: only
 * this route accepts forms.
 */
export function oneClickRoute(app: FastifyInstance, newsletter: NewsletterService): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    // What the form says is always the same and decides nothing.
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: ONE_CLICK_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
  }
  app.post<{ Params: { token: string } }>(
    '/newsletter/unsubscribe/:token',
    { config: { access: 'public', rateLimit: UNSUBSCRIBES_PER_MINUTE }, schema: {} },
    ({ params }) => newsletter.unsubscribe(params.token),
  );
}
