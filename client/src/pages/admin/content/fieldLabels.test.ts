// Tests that every text of the realms' content has a name in words, no two in one part alike, in both languages.
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { lessonSchema } from '@lanternwise/shared/content/lesson';
import { dialogSchema } from '@lanternwise/shared/content/realm';
import { textFields } from '@lanternwise/shared/content/textFields';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../../../../../scripts/content/compile.ts';
import { showInHindi } from '../../../i18n/testing/showInHindi.ts';
import { fieldLabels } from './fieldLabels.ts';

const { realms } = compileContent(join(import.meta.dirname, '../../../../..'));
const parts = realms.flatMap((realm) => [
  ...Object.values(realm.lessons).map((lesson) => textFields(lessonSchema, lesson)),
  ...Object.values(realm.activities).map((activity) => textFields(activitySchema, activity)),
  ...Object.values(realm.dialogs).map((dialog) => textFields(dialogSchema, dialog)),
]);

describe('the names of texts', () => {
  it('tell where a text stands', () => {
    expect(
      fieldLabels(['title', 'pages.1.sections.0.heading', 'pages.1.play.label', 'hints.2', 'lines.3.text']),
    ).toEqual([
      'Title',
      'Page 2 · Section 1 · Heading',
      'Page 2 · Activity on this page · Label',
      'Hint 3',
      'Line 4 · Text',
    ]);
    expect(fieldLabels(['noneOfOurs.0.strange', 'noneOfOurs.0.stranger'])).toEqual([
      'Part 1 · Text',
      'Part 1 · Text (2)',
    ]);
  });

  it('are different in every part, and no raw keys', () => {
    for (const fields of parts) {
      const labels = fieldLabels(fields.map(({ path }) => path));
      expect(new Set(labels).size).toBe(labels.length);
      // A key is lower case, or has a capital inside.
      for (const label of labels) expect(label).not.toMatch(/(^|· )[a-z]|[a-z][A-Z]/);
    }
  });

  it('are in Hindi', async () => {
    await showInHindi('admin');
    for (const fields of parts) {
      for (const label of fieldLabels(fields.map(({ path }) => path))) expect(label).not.toMatch(/[A-Za-z]/);
    }
  });
});
