// Fills a language with accented English, a third longer: what is not marked for translation, or has no room, shows. For `npm run test:long` only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslatedLanguage } from '../../shared/src/constants/languages.ts';
import { translatableTexts } from '../../shared/src/content/translations.ts';
import { loadRealms } from '../content/compile.ts';
import { applyTranslationMap } from '../content/translate.ts';

const PLAIN = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŤťÛûŴŵÝýŽž';
/** By these the text is known to be in the language. */
export const PSEUDO_LETTERS = /[åçéĝĥîķļñöŕšťûŵýžÅÇÐÉĜĤÎĶĻÑÖŔŠŤÛŴÝŽ]/u;
/** Code, elements and marks stay as they are. */
const KEPT = /(`[^`]*`|<[^>]*>|\*\*|\n- |\n)/;

/** Text in braces stays: placeholders and plurals. */
export function pseudoText(english: string): string {
  let depth = 0;
  const accented = english.split(KEPT).map((part, at) => {
    if (at % 2 === 1) return part;
    return Array.from(part, (letter) => {
      if (letter === '{') depth += 1;
      const found = depth === 0 ? PLAIN.indexOf(letter) : -1;
      if (letter === '}') depth -= 1;
      return found < 0 ? letter : (ACCENTED[found] ?? letter);
    }).join('');
  });
  const letters = english.match(/\p{L}/gu)?.length ?? 0;
  return `${accented.join('')}${'ö'.repeat(Math.floor(letters * 0.3))}`;
}

function fillCatalogue(file: string): void {
  const text = readFileSync(file, 'utf8').replace(/^msgid ((?:".*"\n)+)msgstr ""$/gm, (entry, lines: string) => {
    const english = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join('');
    return english === '' ? entry : `msgid ${lines}msgstr ${JSON.stringify(pseudoText(english))}`;
  });
  writeFileSync(file, text);
}

/** In the project at `root`, where the scaffold has made the language. */
export function fillPseudoLanguage(root: string, language: TranslatedLanguage): void {
  const folder = join(root, 'client/src/i18n/locales', language);
  for (const name of readdirSync(folder)) fillCatalogue(join(folder, name));
  for (const loaded of loadRealms(root).loaded) {
    const all = translatableTexts(loaded.content);
    const programs = new Set(all.filter(({ kind }) => kind === 'program').map(({ text }) => text.trim()));
    // A mapping goes by the words alone: an answer that is a whole program stays as it is, with that program.
    const texts = all.filter(({ kind, text }) => kind === 'text' && /\p{L}/u.test(text) && !programs.has(text.trim()));
    applyTranslationMap(root, loaded, language, new Map(texts.map(({ text }) => [text, pseudoText(text)])));
  }
}

const [root, language] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename && root && language)
  fillPseudoLanguage(root, language as TranslatedLanguage);
