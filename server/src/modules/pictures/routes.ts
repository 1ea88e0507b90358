// Registers the routes of profile pictures.
import { picture, uploadPicture } from '@lanternwise/shared/contracts/account';
import type { FastifyInstance } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import type { PicturesService } from './service.ts';

/** Uploads per minute and address. */
const UPLOADS_PER_MINUTE = 60;

export function pictureRoutes(app: FastifyInstance, pictures: PicturesService): void {
  addRoute(
    app,
    uploadPicture,
    async ({ session, params, body }) => ({
      ...OK,
      user: await pictures.replace(session.user.id, params.kind, body.data),
    }),
    { rateLimit: UPLOADS_PER_MINUTE },
  );
  addRoute(app, picture, async ({ params, reply }) => {
    const { mime, bytes } = await pictures.read(params.id);
    return reply.type(mime).header('cache-control', 'private, max-age=3600').send(bytes);
  });
}
