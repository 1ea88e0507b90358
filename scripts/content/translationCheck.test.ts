// A translation beside a realm's files: checked against the content, never shown for English that has changed, and kept up to date for translators.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textHash } from '../../shared/src/content/textHash.ts';
import type { Translations } from '../../shared/src/content/translations.ts';
import { compileContent, loadRealms, writeContent } from './compile.ts';
import { formatIssue, formatWarnings, isWarning } from './issue.ts';
import {
  applyTranslationMap,
  readTranslationMap,
  untranslatedTexts,
  updateTranslations,
  writeTodoFile,
} from './translate.ts';

const DEMO = 'shared/content/realms/demo';
let root = '';

/** Copies the demo realm alone: it is small, and no other realm's Hindi is in the way. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hindi-'));
  cpSync(join(import.meta.dirname, '../..', DEMO), join(root, DEMO), { recursive: true });
  rmSync(join(root, DEMO, 'texts.hi.json'), { force: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const inDemo = (file: string) => join(root, DEMO, file);
const write = (translations: Translations) =>
  writeFileSync(inDemo('texts.hi.json'), JSON.stringify(translations, null, 2));
const read = (): Translations => JSON.parse(readFileSync(inDemo('texts.hi.json'), 'utf8'));
const demo = () => {
  const realm = loadRealms(root).loaded[0];
  if (!realm) throw new Error('the demo could not be read');
  return realm;
};
const said = (whole: readonly 'hi'[] = []) => compileContent(root, whole).issues.map(formatIssue);
const titleEntry = (hi: string, english = demo().content.realm.title) => ({
  'realm/title': { en: textHash(english), hi },
});

describe('the check', () => {
  it('names an address that leads to no text, with file and line', () => {
    write({ ...titleEntry('डेमो'), 'realm/titel': { en: textHash('x'), hi: 'डेमो' } });
    expect(said()).toEqual([`${DEMO}/texts.hi.json:6: $.realm/titel: expected the address of a text of this realm`]);
  });

  it('names words that are much too long, and signs that were lost', () => {
    const [dialog] = Object.values(demo().content.dialogs);
    const address = `dialogs/${dialog?.id}/lines/0/text`;
    const en = textHash(dialog?.lines[0]?.text ?? '');
    write({ [address]: { en, hi: 'क'.repeat(331) } });
    expect(said()[0]).toContain('expected at most 330 characters, found 331');
    write({ [address]: { en, hi: '**क**' } });
    expect(said()[0]).toContain(`:4: $.${address}.hi: expected 0 signs "**"`);
  });

  it('counts what is stale or missing, and fails only in languages that are whole', () => {
    write(titleEntry('डेमो', 'An older title'));
    const { coverage, issues } = compileContent(root, []);
    expect(issues).toEqual([]);
    expect(coverage[0]?.stale.map(formatIssue)).toEqual([
      `${DEMO}/texts.hi.json:2: $.realm/title: translates an older text; the English is now "${demo().content.realm.title}"`,
    ]);
    expect(coverage[0]?.missing).toContain('realm/goal');
    expect(coverage[0]?.missing).not.toContain('realm/title');
    const whole = said(['hi']).join('\n');
    expect(whole).toContain('expected Hindi for "realm/goal"');
    expect(whole).toContain('translates an older text');
  });
});

describe('what is asked of a realm', () => {
  const levels = (order: number | null, hindi: Translations | undefined) => {
    const file = inDemo('realm.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"order": null', `"order": ${order}`));
    if (hindi) write(hindi);
    const { issues } = compileContent(root, ['hi']);
    return issues.filter(({ file, message }) => file.endsWith('texts.hi.json') || message.includes('Hindi'));
  };

  it('outside the course, nothing before its translation has begun, and then warnings', () => {
    expect(levels(null, undefined)).toEqual([]);
    const begun = levels(null, titleEntry('डेमो', 'An older title'));
    expect(begun.length).toBeGreaterThan(10);
    expect(begun.every(isWarning)).toBe(true);
    expect(formatWarnings(begun)).toHaveLength(4);
  });

  it('in the course, all of its Hindi', () => {
    const [issue, ...others] = levels(1, undefined);
    expect(issue && formatIssue(issue)).toMatch(/realm\.json:4: \$\.order: expected Hindi for a realm of the course/);
    expect(others).toEqual([]);
    const begun = levels(1, titleEntry('डेमो'));
    expect(begun.length).toBeGreaterThan(10);
    expect(begun.some(isWarning)).toBe(false);
  });
});

describe('a page in a language that is whole', () => {
  const PARK = 'shared/content/realms/ai-adventure-park';
  const address = 'lessons/project-cycle/steps/modelling/explanation';
  const tell = (whole: readonly 'hi'[], words: number) => {
    cpSync(join(import.meta.dirname, '../..', PARK), join(root, PARK), { recursive: true });
    const file = join(root, PARK, 'texts.hi.json');
    const hindi: Translations = JSON.parse(readFileSync(file, 'utf8'));
    const hi = `**${'शब्द '.repeat(words).trim()}**`;
    writeFileSync(file, JSON.stringify({ ...hindi, [address]: { en: hindi[address]?.en, hi } }, null, 2));
    return compileContent(root, whole).issues.map(formatIssue);
  };

  it('is as short as in English, and the check says where it is not', () => {
    const [issue, ...others] = tell(['hi'], 61);
    expect(others).toEqual([]);
    expect(issue).toMatch(new RegExp(`^${PARK}/texts\\.hi\\.json:\\d+: \\$\\.lessons/project-cycle/steps/modelling/`));
    expect(issue).toContain('expected at most 60 words in Hindi on page "modelling" of lesson "project-cycle", found ');
    expect(tell(['hi'], 10)).toEqual([]);
  });

  it('may be longer while the language is being translated', () => {
    expect(tell([], 61)).toEqual([]);
  });
});

describe('the bundles', () => {
  const bundle = (name: string) => JSON.parse(readFileSync(join(root, 'shared/generated', name), 'utf8'));
  const compile = () => {
    const { realms, translations } = compileContent(root, []);
    writeContent(root, realms, translations);
  };

  it('hold the Hindi of what did not change, and English for the rest', () => {
    write({ ...titleEntry('डेमो'), 'realm/goal': { en: textHash('An older goal'), hi: 'पुराना' } });
    compile();
    const [english, hindi] = [bundle('content/demo.json'), bundle('content/demo.hi.json')];
    expect(hindi).toEqual({ ...english, realm: { ...english.realm, title: 'डेमो' } });
    expect(bundle('translations/demo.hi.json')).toEqual(read());
  });

  it('of Hindi that was taken away go', () => {
    write(titleEntry('डेमो'));
    compile();
    rmSync(inDemo('texts.hi.json'));
    compile();
    expect(() => bundle('content/demo.hi.json')).toThrow('ENOENT');
    expect(bundle('content/demo.json').realm.id).toBe('demo');
  });
});

describe('a translator', () => {
  it('gets a work file of what is open, fills it in, and it is applied', () => {
    const { title } = demo().content.realm;
    write(titleEntry('पुराना', 'An older title'));
    const { file, open } = writeTodoFile(root, demo(), 'hi');
    const work = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(work)).toHaveLength(open);
    expect(work[title]).toEqual({ hi: '', was: 'पुराना', at: ['realm/title'] });
    writeFileSync(file, JSON.stringify({ ...work, [title]: { ...work[title], hi: 'नया' } }));
    expect(applyTranslationMap(root, demo(), 'hi', readTranslationMap(file, 'hi'))).toEqual({
      realm: 'demo',
      applied: 1,
      open: open - 1,
    });
    expect(read()).toEqual(titleEntry('नया'));
  });

  it('may give a plain mapping; every place of the same English gets it', () => {
    const kind = 'text';
    const texts = [
      { path: 'b', address: 'b', kind, text: 'Check' },
      { path: 'a', address: 'a', kind, text: 'Check' },
      { path: 'c', address: 'c', kind, text: 'Other' },
    ] as const;
    const translations = updateTranslations(texts, 'hi', {}, new Map([['Check', 'जाँचें']]));
    expect(Object.keys(translations)).toEqual(['a', 'b']);
    expect(untranslatedTexts(texts, 'hi', translations)).toEqual({ Other: { hi: '', at: ['c'] } });
  });

  it('loses nothing when a text moves, and is rid of what is gone', () => {
    const old = {
      'lines/0': { en: textHash('Hello'), hi: 'नमस्ते' },
      'lines/1': { en: textHash('Bye'), hi: 'फिर मिलेंगे' },
      'lines/2': { en: textHash('Gone'), hi: 'गया' },
    };
    const moved = ['New', 'Hello', 'Bye'].map((text, at) => ({
      path: '',
      address: `lines/${at}`,
      kind: 'text' as const,
      text,
    }));
    expect(updateTranslations(moved, 'hi', old, new Map())).toEqual({
      'lines/0': old['lines/0'],
      'lines/1': old['lines/0'],
      'lines/2': old['lines/1'],
    });
  });
});
