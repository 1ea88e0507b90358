// Registers the routes of narration.
import { speech, speechAvailable } from '@lanternwise/shared/contracts/speech';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { SpeechService } from './service.ts';

/** Enough for a class of forty behind one address. */
const LINES_PER_MINUTE = 600;

export function speechRoutes(app: FastifyInstance, service: SpeechService): void {
  addRoute(app, speechAvailable, async () => ({ available: service.isAvailable }));
  addRoute(
    app,
    speech,
    async ({ body, session, reply }) => {
      const audio = await service.synthesize(session.user.id, body.id, body.language);
      return reply.header('cache-control', 'private, max-age=86400').type('audio/mpeg').send(audio);
    },
    { rateLimit: LINES_PER_MINUTE },
  );
}
