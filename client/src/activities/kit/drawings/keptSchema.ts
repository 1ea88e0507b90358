// The schema of a kept drawing, for drafts that only windows read.
import { z } from 'zod';
import { PAD_SIZE } from './drawings.ts';

export const keptSchema = z.object({
  thing: z.string().max(60),
  cells: z
    .string()
    .regex(/^[01]+$/)
    .length(PAD_SIZE ** 2),
});
