// For tests: loads an activity of the park with its Hindi translations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Activity, activitySchema } from '@lanternwise/shared/activities/registry';
import { mapTexts } from '@lanternwise/shared/content/textFields';
import { translationAt, translationsSchema } from '@lanternwise/shared/content/translations';
import { parkActivity } from './renderActivity.tsx';

const FILE = join(import.meta.dirname, '../../../../shared/content/realms/ai-adventure-park/texts.hi.json');
const translations = translationsSchema('hi').parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const hindiActivity = (id: string): Activity =>
  mapTexts(activitySchema, parkActivity(id), ({ address, text }) => {
    return translationAt(translations, `activities/${id}/${address}`)?.hi ?? text;
  });
