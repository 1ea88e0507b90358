// Tests that parents get words for every task of the realms, in both languages.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROGRESS_PLACES, type ProgressPlace } from '../../shared/src/constants/realms.ts';
import { learntWords, PARENT_WORDS, tryAtHomeWords } from '../../shared/src/parents/learnt.ts';
import { UNIT2_ACTIVITIES } from '../../shared/src/school/unit2Activities.ts';

const questFile = (place: string) => new URL(`../../shared/content/realms/${place}/quests.json`, import.meta.url);

function taskIds(place: ProgressPlace): string[] {
  if (!existsSync(questFile(place))) return [...UNIT2_ACTIVITIES];
  const { tasks }: { tasks: { id: string }[] } = JSON.parse(readFileSync(questFile(place), 'utf8'));
  return tasks.map(({ id }) => id);
}

it.each(PROGRESS_PLACES.filter((place) => PARENT_WORDS[place]))(
  '%s has words for its tasks, and for no others',
  (place) => {
    const words = PARENT_WORDS[place];
    expect(Object.keys(words?.learnt ?? {}).sort()).toEqual(taskIds(place).sort());
    for (const id of Object.keys(words?.tryAfter ?? {})) expect(taskIds(place)).toContain(id);
  },
);

it('has one thing to try for every task; a place without words has none', () => {
  expect(tryAtHomeWords('python-world', 'learn-loops')?.en).toContain('climbing stairs');
  expect(tryAtHomeWords('python-world', 'learn-print')?.en).toContain('read one program');
  expect(learntWords('robo-realm', 'no-such-task')).toBeUndefined();
});

it('is written in two languages', () => {
  for (const { learnt, tryAtHome, tryAfter = {} } of Object.values(PARENT_WORDS))
    for (const { en, hi } of [...Object.values(learnt), tryAtHome, ...Object.values(tryAfter)]) {
      expect(en).not.toMatch(/\p{Script=Devanagari}/u);
      // Names of keys of code may stay Latin; sentences may not.
      expect(hi).toMatch(/\p{Script=Devanagari}/u);
      expect(hi.length).toBeLessThan(1.6 * en.length + 20);
    }
});
