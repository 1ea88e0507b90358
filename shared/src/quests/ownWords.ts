// Tells which fields of quest events may hold a learner's own words, from the `freeText` marks of their schemas.
import { freeTextFields } from '../content/freeText.ts';
import { type QuestEvent, questEventSchema } from './events.ts';

type Kind = QuestEvent['kind'];

const fieldsByKind = new Map(
  questEventSchema.options.map((option) => [option.shape.kind.value, freeTextFields(option)]),
);

/** Whether this field of this kind of event may hold a learner's own words. */
export const mayHoldOwnWords = <K extends Kind>(
  kind: K,
  field: keyof Extract<QuestEvent, { kind: K }> & string,
): boolean => fieldsByKind.get(kind)?.has(field) ?? false;
