// Contract of the answer keys: derived from the content that is served, for teachers and Admin only.
import { z } from 'zod';
import { realmKeySchema } from '../resources/keyParts.ts';
import { defineContract, okReply, TEACHERS } from './contract.ts';
import { languageAsked } from './language.ts';

export const answerKey = defineContract('resources.answerKey', 'GET /teacher/answer-keys/:realm', {
  access: TEACHERS,
  query: z.object({ lang: languageAsked }),
  reply: okReply({ key: realmKeySchema }),
});
