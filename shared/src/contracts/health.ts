// Signs of life for operators: is the process up, can it read and write.
import { z } from 'zod';
import { defineContract } from './contract.ts';

const statusReply = z.object({ success: z.literal(true), status: z.literal('ok') });

export const health = defineContract({ method: 'GET', path: '/api/v1/health', access: 'public', reply: statusReply });
export const ready = defineContract({ method: 'GET', path: '/api/v1/ready', access: 'public', reply: statusReply });
