// The texts of the real realms: each has an address of its own, and no sentence is left out.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realmContentSchema } from '../../shared/src/content/bundle.ts';
import { textFields } from '../../shared/src/content/textFields.ts';
import { translateContent } from '../../shared/src/content/translations.ts';
import { compileContent } from './compile.ts';

describe('the texts of the realms', () => {
  const { realms } = compileContent(new URL('../..', import.meta.url).pathname);

  it.each(realms.map((realm) => [realm.realm.id, realm] as const))('%s: each has an address of its own', (_, realm) => {
    const addresses = textFields(realmContentSchema, realm).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('hold everything that is written as a sentence', () => {
    const marked = new Set(realms.flatMap((realm) => textFields(realmContentSchema, realm).map(({ text }) => text)));
    const sentences: string[] = [];
    const collect = (value: unknown, key: string): void => {
      if (typeof value === 'string' && /^[A-Z][a-z]+ [a-z]+ .*[.!?]$/s.test(value) && !NOT_READ.has(key))
        sentences.push(value);
      else if (typeof value === 'object' && value !== null)
        for (const [name, child] of Object.entries(value)) collect(child, Array.isArray(value) ? key : name);
    };
    for (const realm of realms) collect(realm, '');
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((sentence) => !marked.has(sentence))).toEqual([]);
  });
});

describe('the Hindi of the realms', () => {
  const file = new URL('../../shared/content/courses/texts.hi.json', import.meta.url);
  const courses = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const { realms, translations } = compileContent(new URL('../..', import.meta.url).pathname);
  /** As they are in English; a Hindi page has none of them. */
  const BUTTONS = /\b(Run( Code)?|Step Through|Watch Video|Check Matches|Continue Journey)\b/;

  it('names buttons as a Hindi page shows them', () => {
    const hindi = realms.flatMap((realm) =>
      textFields(realmContentSchema, translateContent(realm, 'hi', translations.get(realm.realm.id))),
    );
    expect(hindi.filter(({ text }) => /\p{Script=Devanagari}/u.test(text) && BUTTONS.test(text))).toEqual([]);
  });

  it('has the names of the glossary, which welcome and courses use too', () => {
    const glossary = readFileSync(new URL('../../shared/content/glossary.hi.md', import.meta.url), 'utf8');
    const table = /^## Realms .*?(?=^Lanternwise)/ms.exec(glossary)?.[0] ?? '';
    const names = new Map(
      [...table.matchAll(/\| ([A-Z][\w ]+) \| ([^|]+?) \|/g)].map(([, en, hi]) => [en, hi] as const),
    );
    for (const realm of realms) {
      const { title } = translateContent(realm, 'hi', translations.get(realm.realm.id)).realm;
      expect(title).toBe(names.get(realm.realm.title));
      expect(courses[realm.realm.title] ?? title).toBe(title);
      const welcome = textFields(realmContentSchema, realm).filter(
        ({ text }) => text === `Welcome to ${realm.realm.title}`,
      );
      const hindi = translations.get(realm.realm.id)?.hi ?? {};
      for (const { address } of welcome) expect(JSON.stringify(hindi[address])).toContain(title);
    }
  });
});

/** Programs and what they print may be sentences too. */
const NOT_READ = new Set(['expected', 'stdin', 'also', 'output', 'code', 'starter', 'solution']);
