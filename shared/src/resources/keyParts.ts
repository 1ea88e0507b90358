// Schemas of an answer key: parts (an activity or a Python lesson) with answers, programs and help.
import { z } from 'zod';

const answerLineSchema = z.object({
  /** What is asked: a question, a card, a number. */
  item: z.string(),
  answer: z.string(),
  why: z.string().optional(),
});
export type AnswerLine = z.infer<typeof answerLineSchema>;

const keyPartSchema = z.object({
  id: z.string(),
  title: z.string(),
  task: z.string(),
  /** Empty where nothing has one right answer: the help says how it is done. */
  answers: z.array(answerLineSchema),
  programs: z.array(z.object({ title: z.string(), code: z.string() })),
  help: z.array(z.string()),
});
export type KeyPart = z.infer<typeof keyPartSchema>;

export const realmKeySchema = z.object({ realm: z.string(), title: z.string(), parts: z.array(keyPartSchema) });
export type RealmKey = z.infer<typeof realmKeySchema>;
