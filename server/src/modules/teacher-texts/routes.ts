// Registers the routes of children's reports about teachers' texts, and of the Admin's lists.
import { adultReports, closeReport, keptTexts, tellAdult } from '@lanternwise/shared/contracts/teacher-texts';
import type { FastifyInstance } from 'fastify';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import type { TeacherTextsService } from './service.ts';
import type { TellAdultService } from './tellAdult.ts';

interface Services {
  texts: TeacherTextsService;
  adults: TellAdultService;
  /** The configured country of consent. */
  country: string | null;
}

export function teacherTextsRoutes(app: FastifyInstance, { texts, adults, country }: Services): void {
  addRoute(app, tellAdult, async ({ session, body, request }) => ({
    told: await adults.tell(session.user.id, body, requestContextOf(request).cause),
    country,
  }));
  addRoute(app, keptTexts, async ({ session, query }) => {
    const { page, size, search } = query;
    return { page, size, ...(await texts.texts({ viewerId: session.user.id, page, size, search })) };
  });
  addRoute(app, adultReports, async ({ session, query }) => {
    const { page, size, search, show } = query;
    const closed = show === 'closed';
    return { page, size, ...(await texts.reports({ viewerId: session.user.id, page, size, search, closed })) };
  });
  addRoute(app, closeReport, ({ session, params, body }) => texts.close(session.user.id, params.id, body.note));
}
