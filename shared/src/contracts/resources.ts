// Contract of the answer keys: derived from the content that is served, for teachers and Admin only.
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../constants/languages.ts';
import { realmKeySchema } from '../resources/keyParts.ts';
import { defineContract, idText } from './contract.ts';
import { resourcesRoutes } from './routes/resources.ts';

export const answerKey = defineContract({
  ...resourcesRoutes.answerKey,
  access: ['Teacher', 'Admin'],
  params: z.object({ realm: idText(100) }),
  /** In Hindi, texts without a current translation are in English. */
  query: z.object({ lang: z.enum(LANGUAGES, 'The language is "en" or "hi".').default(DEFAULT_LANGUAGE) }),
  reply: z.object({ success: z.literal(true), key: realmKeySchema }),
});
