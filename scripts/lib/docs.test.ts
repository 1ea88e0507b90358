// Checks the documentation against the repository: paths, links and commands that it names exist, and the walks of CONTRIBUTING.md work.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const DOCS = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'server/DEPLOY.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...['client/src', 'shared', 'tiled-maps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('README.md') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  ),
];

/** A path from the root; patterns such as `<realm>` and `*` are none. */
const PATH = /^(\.github|assets|client|docs|scripts|server|shared|tiled-maps)\/[\w./@-]+$/;
/** Built or written at run time. */
const NOT_COMMITTED = /^(client\/dist|shared\/generated|assets\/.*\/build)(\/|$)/;

const proseOf = (path: string) => read(path).replaceAll(/^```[\s\S]*?^```/gm, '');

const codeSpans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function brokenLinks(path: string): string[] {
  return linksOf(proseOf(path)).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [target = '', anchor] = link.split('#');
    const file = target === '' ? join(ROOT, path) : resolve(ROOT, dirname(path), target);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
}

describe.each(DOCS)('%s', (path) => {
  it('names only paths that exist', () => {
    const paths = codeSpans(proseOf(path)).filter((span) => PATH.test(span) && !NOT_COMMITTED.test(span));
    expect(paths.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    expect(brokenLinks(path)).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(path).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the tables of docs/asvs.md', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

  it('name a test for each row, or say that there is none and why', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const [ids = '', stands = '', proof = ''] of rows) {
      expect(ids).toMatch(/^[\d., –()a-z]+$/);
      const tests = codeSpans(proof).filter((path) => /\.(test|spec)\.tsx?$/.test(path));
      expect(tests.length > 0 || (proof === 'none' && stands !== ''), ids).toBe(true);
    }
  });
});

interface Walk {
  title: string;
  term: string;
  files: string[];
}

const walks: Walk[] = read('CONTRIBUTING.md')
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n', 1)[0] ?? '',
    term: /^Search: `(.+)`$/m.exec(section)?.[1] ?? '',
    files: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  }));

/** More hits than this are not read through by anyone. */
const MOST_HITS = 12;

const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|js)$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
const SOURCES = sourcesIn('client/src', 'server/src', 'shared/src');

/** Files of product code that contain the text, as a search in an editor lists them. */
const search = (term: string) => SOURCES.filter((path) => read(path).includes(term));

describe('the walks of CONTRIBUTING.md', () => {
  it('are the four that a newcomer asks for', () => {
    expect(walks.map(({ title }) => title)).toEqual([
      'Where a key press becomes an interaction',
      'Where progress is stored',
      'How a route is protected',
      'Where a string is translated',
    ]);
  });

  it.each(walks)('$title: the search leads to the first file', ({ term, files }) => {
    const hits = search(term);
    expect(hits).toContain(files[0]);
    expect(hits.length).toBeLessThanOrEqual(MOST_HITS);
  });
});

describe('a source file', () => {
  /** Its first comment line; further lines may name sources and commands. */
  const headerOf = (path: string) => /^(?:#!.*\n)?\/\/ (.+)/.exec(read(path))?.[1] ?? '';
  const headers = [...SOURCES, ...sourcesIn('scripts')].map((path) => `${path}: ${headerOf(path)}`);

  it('opens with one sentence of at most 25 words', () => {
    const PATH_AND_WORDS = 1 + 25;
    expect(headers.filter((header) => header.endsWith(': ') || header.split(/\s+/).length > PATH_AND_WORDS)).toEqual(
      [],
    );
  });
});
