// Registers the routes of live lessons; streams are NDJSON over plain responses, so that the token stays in its header.
import {
  endLive,
  liveBoard,
  liveCommand,
  liveLesson,
  livePresence,
  liveSummaries,
  liveSummary,
  ownLive,
  startLive,
} from '@lanternwise/shared/contracts/live';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRoute } from '../../http/route.ts';
import { WindowCounter } from '../../http/WindowCounter.ts';
import type { Session } from '../auth/sessions.ts';
import type { LiveHub, StreamStart } from './LiveHub.ts';
import type { LiveService } from './service.ts';
import type { LiveSummaries } from './summaries.ts';

/** Of one account, instead of a limit for the address: a school reports more than 30,000 times a minute. */
const REPORTS_PER_MINUTE = 120;

interface Services {
  live: LiveService;
  hub: LiveHub;
  summaries: LiveSummaries;
  /** Records an Admin who looks at a class of others. */
  auditWatch: (session: Session, groupId: string) => Promise<void>;
}

interface StreamQuery extends StreamStart {
  tab?: string | undefined;
}

export function liveRoutes(app: FastifyInstance, { live, hub, summaries, auditWatch }: Services): void {
  addRoute(app, liveLesson, async ({ session, params }) => ({
    lesson: await live.lesson(session.user, params.groupId),
  }));
  addRoute(app, startLive, async ({ session, params }) => ({ lesson: await live.start(session.user, params.groupId) }));
  addRoute(app, endLive, ({ session, params, body }) => live.end(session.user, params.groupId, body.lesson));
  addRoute(app, liveCommand, ({ session, params, body }) => live.command(session.user, params.groupId, body));
  addRoute(app, liveSummaries, async ({ session, params, query }) => ({
    ...query,
    ...(await summaries.list(session.user, params.groupId, query)),
  }));
  addRoute(app, liveSummary, ({ session, params }) => summaries.one(session.user, params.groupId, params.lessonId));
  presenceRoute(app, live);
  streamRoutes(app, { live, hub, auditWatch });
}

function presenceRoute(app: FastifyInstance, live: LiveService): void {
  const reports = new WindowCounter(60_000);
  addRoute(
    app,
    livePresence,
    async ({ session, body }) => {
      const refusal = reports.take(session.user.id, REPORTS_PER_MINUTE);
      if (refusal) throw refusal;
      return { live: await live.report(session.user, body) };
    },
    { rateLimit: false },
  );
}

function streamRoutes(app: FastifyInstance, { live, hub, auditWatch }: Omit<Services, 'summaries'>): void {
  addRoute(app, liveBoard, async ({ session, params, query, request, reply }) => {
    await live.requireTeacher(session.user, params.groupId);
    await auditWatch(session, params.groupId);
    return stream(hub, { session, groupId: params.groupId, query, request, reply });
  });
  addRoute(app, ownLive, async ({ session, query, request, reply }) => {
    await live.requireClass(session.user);
    return stream(hub, { session, groupId: null, query, request, reply });
  });
}

interface StreamRequest {
  session: Session;
  groupId: string | null;
  query: StreamQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function stream(hub: LiveHub, { session, groupId, query, request, reply }: StreamRequest): Promise<FastifyReply> {
  const { tab, ...start } = query;
  const owner = { userId: session.user.id, tokenHash: session.tokenHash, role: session.user.role, tab, groupId };
  reply.headers({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would hold the lines back.
    'x-accel-buffering': 'no',
  });
  // Fastify answers HEAD with the route of GET; there is nothing to wait for.
  if (request.method === 'HEAD') return reply.send('');
  await hub.prepare(groupId);
  hub.admit(owner);
  reply.hijack();
  // The client went away meanwhile.
  if (reply.raw.destroyed) return reply;
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  hub.open(owner, reply.raw, start);
  return reply;
}
