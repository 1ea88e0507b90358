// Contract of the answer keys: derived from the content that is served, for teachers and Admin only.
import { z } from 'zod';
import { realmKeySchema } from '../resources/keyParts.ts';
import { defineContract, idText } from './contract.ts';
import { languageAsked } from './language.ts';

export const answerKey = defineContract('resources.answerKey', 'GET /teacher/answer-keys/:realm', {
  access: ['Teacher', 'Admin'],
  params: z.object({ realm: idText(100) }),
  query: z.object({ lang: languageAsked }),
  reply: z.object({ success: z.literal(true), key: realmKeySchema }),
});
