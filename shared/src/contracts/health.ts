// Contracts of the liveness and readiness checks.
import { z } from 'zod';
import { defineContract } from './contract.ts';
import { healthRoutes } from './routes/health.ts';

const statusReply = z.object({ success: z.literal(true), status: z.literal('ok') });

export const health = defineContract({
  ...healthRoutes.health,
  access: 'public',
  reply: statusReply,
});
export const ready = defineContract({
  ...healthRoutes.ready,
  access: 'public',
  reply: statusReply,
});
