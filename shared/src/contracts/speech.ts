// Contract of narration by a voice provider, of the site's own texts only; the reply is audio/mpeg, not JSON.
import { z } from 'zod';
import { defineContract } from './contract.ts';
import { languageAsked } from './language.ts';

/** Asked once in a visit, so that a server without a voice is not sent texts that it must refuse. */
export const speechAvailable = defineContract('speech.speechAvailable', 'GET /speech', {
  access: 'signed-in',
  reply: z.object({ available: z.boolean() }),
});

export const speech = defineContract('speech.speech', 'POST /speech', {
  access: 'signed-in',
  body: z.strictObject({
    /** `spokenTextId` of a text of the lessons. The server has the texts: a client cannot have its own spoken. */
    id: z.string().regex(/^[0-9a-f]{14}$/, 'A text has an id of 14 hexadecimal digits.'),
    language: languageAsked,
  }),
  bodyLimit: 1024,
  reply: z.unknown(),
});
