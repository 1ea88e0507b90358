// Tests that each page loads the messages of all areas whose words it shows: what is missing stays English in other languages.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MEMBER_PAGES } from '@lanternwise/shared/constants/memberPages';
import { describe, expect, it } from 'vitest';
import { AREAS, type AreaName } from '../i18n/areas.ts';

const SOURCE = join(import.meta.dirname, '..');
/** There from the start. */
const SHELL: readonly AreaName[] = ['shell', 'cookies'];

/** Code that loads further messages, and the file that it brings. */
const WITH_AREAS =
  /(?:withAreaMessages\(|(?:lazy|client)Page\(\s*(?:'[^']*'|path),)\s*('[\w-]+'|\[[^\]]*\]),\s*async \(\)[^;]{0,90}?import\('([^']+)'\)/g;
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?'(\.[^']+)';$/gm;
const LAZY_IMPORT = /\bimport\('(\.[^']+)'\)/g;

interface Part {
  file: string;
  /** Loaded with it. */
  areas: readonly AreaName[];
}

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const resolve = (from: string, path: string) => relative(SOURCE, join(SOURCE, from, '..', path));
const isCode = (file: string) => /\.tsx?$/.test(file);

/** Some files are in the catalogues of several areas. */
const areasOf = new Map<string, AreaName[]>();
for (const [area, { include, exclude = [] }] of Object.entries(AREAS) as [AreaName, (typeof AREAS)[AreaName]][])
  for (const place of include) {
    const isFolder = statSync(join(SOURCE, place)).isDirectory();
    const inside = isFolder ? readdirSync(join(SOURCE, place), { recursive: true, encoding: 'utf8' }) : [];
    for (const file of isFolder ? inside.map((name) => join(place, name)) : [place])
      if (!exclude.some((left) => file === left || file.startsWith(`${left}/`)))
        areasOf.set(file, [...(areasOf.get(file) ?? []), area]);
  }

const partsOf = new Map<string, Part[]>();
/** What a file brings at once or later, with the messages that are loaded for it. */
function parts(file: string): Part[] {
  const known = partsOf.get(file);
  if (known) return known;
  const text = read(file);
  const own = [...text.matchAll(WITH_AREAS)].map(([, areas = '', path = '']) => ({
    file: resolve(file, path),
    areas: areas.match(/[\w-]+/g) as AreaName[],
  }));
  const others = [...text.matchAll(STATIC_IMPORT), ...text.matchAll(LAZY_IMPORT)]
    .map(([, path = '']) => ({ file: resolve(file, path), areas: [] }))
    .filter(({ file: other }) => isCode(other) && own.every((part) => part.file !== other));
  const found = [...own, ...others];
  partsOf.set(file, found);
  return found;
}

/** Files with words of areas that nothing on the way to them has loaded. */
function unloaded(start: Part): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const walk = ({ file, areas }: Part) => {
    const key = `${file} ${[...areas].sort().join(' ')}`;
    if (seen.has(key)) return;
    seen.add(key);
    const own = areasOf.get(file) ?? [];
    const isLoaded = own.length === 0 || own.some((area) => areas.includes(area));
    if (!isLoaded && read(file).includes('/macro')) missing.add(`${file} (${own.join(', ')})`);
    for (const part of parts(file)) walk({ file: part.file, areas: [...new Set([...areas, ...part.areas])] });
  };
  walk({ file: start.file, areas: [...SHELL, ...start.areas] });
  return [...missing].sort();
}

const ROUTERS = ['app/publicRoutes.tsx', 'app/router.tsx', 'app/RootLayout.tsx', 'app/OwlButton.tsx'];
const pageFile = (file: string) => `${file.startsWith('hosts/') ? 'app' : 'pages'}/${file}.tsx`;

describe('a page loads the messages of all that it shows', () => {
  const members = MEMBER_PAGES.map(({ file, areas, gate }) => ({
    file: pageFile(file),
    areas: gate === 'school' ? [...areas, 'school' as const] : areas,
  }));
  const others = ROUTERS.flatMap((router) => parts(router).filter(({ areas }) => areas.length > 0));
  it.each([...members, ...others].map((part) => [part.file, part] as const))('%s', (_, part) => {
    expect(unloaded(part)).toEqual([]);
  });

  it('and this test notices a page without them', () => {
    const { file } = members.find(({ areas }) => areas.includes('certificates')) ?? { file: '' };
    expect(unloaded({ file, areas: [] })).not.toEqual([]);
  });
});
