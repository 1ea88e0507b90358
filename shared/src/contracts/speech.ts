// Contract of narration by a voice provider; the reply is audio/mpeg, not JSON.
import { z } from 'zod';
import { defineContract, plainText } from './contract.ts';
import { speechRoutes } from './routes/speech.ts';

export const SPEECH_TEXT_MAX = 600;

/** Asked once in a visit, so that a server without a voice is not sent texts that it must refuse. */
export const speechAvailable = defineContract({
  ...speechRoutes.speechAvailable,
  access: 'signed-in',
  reply: z.object({ available: z.boolean() }),
});

export const speech = defineContract({
  ...speechRoutes.speech,
  access: 'signed-in',
  body: z.strictObject({
    text: plainText(SPEECH_TEXT_MAX, `At most ${SPEECH_TEXT_MAX} characters can be spoken at once.`).refine(
      (text) => text.trim() !== '',
      'There is no text to read aloud.',
    ),
    language: z.enum(['en', 'hi'], 'The narration language is "en" or "hi".').default('en'),
  }),
  bodyLimit: 16 * 1024,
  reply: z.unknown(),
});
