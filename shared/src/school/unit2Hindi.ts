// The activities of Unit 2 in Hindi; a text that changed since it was translated stays English.
import { z } from 'zod';
import texts from '../../content/school/unit-2.texts.hi.json' with { type: 'json' };
import { activitySchema } from '../activities/registry.ts';
import { mapTexts } from '../content/textFields.ts';
import { currentTranslation, translationAt } from '../content/translations.ts';
import { UNIT2_CONTENT } from './unit2Content.ts';

export const UNIT2_HINDI = mapTexts(
  z.record(z.string(), activitySchema),
  UNIT2_CONTENT,
  ({ address, text }) => currentTranslation(text, 'hi', translationAt(texts, address)) ?? text,
);
