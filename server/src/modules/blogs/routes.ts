// Registers the routes of the blogs, their pictures, the publishing gate and the feed.
import {
  blogDetail,
  blogImage,
  createBlog,
  deleteBlog,
  gateStatus,
  listBlogs,
  openGate,
  updateBlog,
} from '@lanternwise/shared/contracts/blogs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/openStore.ts';
import { networkOfRequest } from '../../http/networks.ts';
import { addRoute } from '../../http/route.ts';
import { wholeSiteUrl } from '../../http/siteUrl.ts';
import { FEED_ITEMS, FEED_PATHS, isCurrent, writeFeed } from './feed.ts';
import type { PublishingGate } from './gate.ts';
import { latestPublished } from './published.ts';
import type { BlogsService } from './service.ts';

const WRITES_PER_MINUTE = 30;
const YEAR_S = 31_536_000;

export function blogRoutes(app: FastifyInstance, blogs: BlogsService): void {
  const write = { rateLimit: WRITES_PER_MINUTE };
  addRoute(app, listBlogs, ({ query }) => blogs.list(query));
  addRoute(app, blogDetail, ({ params }) => blogs.detail(params.id));
  addRoute(app, createBlog, async ({ session, body }) => ({ blog: await blogs.create(session, body) }), write);
  addRoute(
    app,
    updateBlog,
    async ({ session, params, body }) => ({ blog: await blogs.update(session, params.id, body) }),
    write,
  );
  addRoute(app, deleteBlog, ({ session, params }) => blogs.remove(session.user.id, params.id));
  addRoute(app, blogImage, async ({ params, query: { width }, reply }) => {
    const bytes = await blogs.image(params.id, width);
    // A new picture has a new address.
    return reply
      .type(width === undefined ? 'image/jpeg' : 'image/webp')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(bytes);
  });
}

export function gateRoutes(app: FastifyInstance, gate: PublishingGate): void {
  addRoute(app, gateStatus, ({ session, request }) => gate.status(session, networkOfRequest(request)));
  addRoute(app, openGate, async ({ session, request, body }) => {
    await gate.open(session, networkOfRequest(request), body.password);
    return gate.status(session, networkOfRequest(request));
  });
}

/** A page for feed readers, not a call of the API. */
export function feedRoutes(app: FastifyInstance, store: Store, config: Config): void {
  for (const path of FEED_PATHS) {
    app.get(path, { config: { access: 'public' }, schema: {} }, async (request, reply) => {
      const { xml, etag } = writeFeed(await latestPublished(store.db, FEED_ITEMS), wholeSiteUrl(request, config));
      reply.header('etag', etag).header('cache-control', 'public, max-age=300, must-revalidate');
      if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(xml);
    });
  }
}
