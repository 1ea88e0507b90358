// Registers the routes of the backpack; each caller reads and changes their own only.
import {
  askForBackpack,
  emptyBackpack,
  ownBackpack,
  packBackpack,
  takeOutBackpack,
} from '@lanternwise/shared/contracts/backpack';
import type { FastifyInstance } from 'fastify';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import type { BackpackService } from './service.ts';

/** Large bodies a minute from one account. */
const LARGE_PER_MINUTE = 20;

export function backpackRoutes(app: FastifyInstance, backpacks: BackpackService): void {
  const rateLimited = { rateLimit: LARGE_PER_MINUTE };
  addRoute(app, ownBackpack, ({ session }) => backpacks.read(session.user.id));
  addRoute(app, takeOutBackpack, ({ session }) => backpacks.takeOut(session.user.id), rateLimited);
  addRoute(app, packBackpack, ({ session, body }) => backpacks.pack(session.user.id, body), rateLimited);
  addRoute(app, emptyBackpack, ({ session }) => backpacks.empty(session.user.id));
  addRoute(app, askForBackpack, ({ session, request }) => backpacks.ask(session.user.id, requestContextOf(request)));
}
