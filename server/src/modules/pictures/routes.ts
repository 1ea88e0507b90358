// Registers the routes of profile pictures.
import { picture, uploadPicture } from '@lanternwise/shared/contracts/account';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { PicturesService } from './service.ts';

/** Uploads per minute and address. */
const UPLOADS_PER_MINUTE = 60;

export function pictureRoutes(app: FastifyInstance, pictures: PicturesService): void {
  addRoute(
    app,
    uploadPicture,
    async ({ session, params, body }) => ({ user: await pictures.replace(session.user.id, params.kind, body.data) }),
    { rateLimit: UPLOADS_PER_MINUTE },
  );
  addRoute(app, picture, async ({ params, request, reply }) => {
    const { mime, bytes } = await pictures.read(params.id);
    const etag = `"${params.id}"`;
    // The bytes of an address never change, but whether they may be shown does: browsers ask each time.
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(mime).send(bytes);
  });
}
