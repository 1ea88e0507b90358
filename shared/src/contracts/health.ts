// Contracts of the liveness and readiness checks.
import { z } from 'zod';
import { defineContract, okReply } from './contract.ts';

const statusReply = okReply({ status: z.literal('ok') });

export const health = defineContract('health.health', 'GET /health', {
  access: 'public',
  reply: statusReply,
});
export const ready = defineContract('health.ready', 'GET /ready', {
  access: 'public',
  reply: statusReply,
});
