// Compiles the teachers' guides: reads shared/content/resources, checks everything, and returns what the site shows.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_LANGUAGE,
  type Language,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../shared/src/constants/languages.ts';
import type { RealmContent } from '../../../shared/src/content/bundle.ts';
import {
  GUIDE_SECTIONS,
  type Guide,
  type GuideEntry,
  type ProductUpdate,
} from '../../../shared/src/resources/guide.ts';
import type { Issue } from '../issue.ts';
import { anchorIssues, isHeading, takeAnchors, withAnchors } from './anchors.ts';
import { lessonPlanIssues } from './lessonPlans.ts';
import { linkProblem, linksOf, routePatterns } from './links.ts';
import { type LineIssue, type ParsedGuide, type PlacedBlock, parseGuide } from './parseGuide.ts';
import type { BlockGenerator } from './sheets.ts';
import { type Standards, standardsProblems, standardsSchema, standardsTable } from './standards.ts';
import { latestUpdates } from './updates.ts';

const FOLDER = 'shared/content/resources';
const GUIDES_PER_SECTION = 3;

export interface Resources {
  guides: readonly Guide[];
  entries: readonly GuideEntry[];
  updates: readonly ProductUpdate[];
  issues: readonly Issue[];
  /** Guides whose translation is missing or older than its English, by file: they are shown in English. */
  english: readonly string[];
}

/** The content of the realms in each language. */
export type RealmsByLanguage = Readonly<Record<Language, readonly RealmContent[]>>;

interface GuideFile {
  section: (typeof GUIDE_SECTIONS)[number];
  id: string;
  /** From the project root, without ".md". */
  path: string;
}

interface ReadGuide extends GuideFile {
  order: number;
  guides: { en: Guide } & Partial<Record<Language, Guide>>;
  placed: { file: string; blocks: readonly PlacedBlock[] }[];
}

const issueIn = (file: string, { line, message }: LineIssue): Issue => ({ file, line, path: '', message });

function guideFiles(root: string): GuideFile[] {
  return GUIDE_SECTIONS.flatMap((section) => {
    const folder = join(root, FOLDER, section);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names.flatMap((name) => {
      const id = /^([a-z0-9-]+)\.md$/.exec(name)?.[1];
      return id ? [{ section, id, path: `${FOLDER}/${section}/${id}` }] : [];
    });
  });
}

const englishHash = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 12);

const frontIssues = ({ front }: ParsedGuide, keys: readonly string[]): LineIssue[] =>
  keys.filter((key) => !front[key]).map((key) => ({ line: 1, message: `expected "${key}: …" in the front matter` }));

function toGuide(
  file: GuideFile,
  language: Language,
  front: ParsedGuide['front'],
  english: ParsedGuide['front'],
  blocks: readonly PlacedBlock[],
): Guide {
  return {
    id: file.id,
    section: file.section,
    language,
    title: front.title ?? '',
    summary: front.summary ?? '',
    who: english.who ?? '',
    isPrintedByPart: english.print === 'by-part',
    blocks: blocks.map(({ block }) => block),
  };
}

/** Reads a guide and its translations; problems go to `issues`, a stale translation to `stale`. */
class GuideReader {
  readonly issues: Issue[] = [];
  readonly english: string[] = [];

  constructor(
    private readonly root: string,
    private readonly generate: (language: Language) => BlockGenerator,
  ) {}

  #report(file: string, found: readonly LineIssue[]): void {
    this.issues.push(...found.map((one) => issueIn(file, one)));
  }

  read(file: GuideFile): ReadGuide {
    const name = `${file.path}.md`;
    const source = readFileSync(join(this.root, name), 'utf8');
    const parsed = parseGuide(source, this.generate(DEFAULT_LANGUAGE));
    const blocks = withAnchors(parsed.blocks);
    this.#report(name, [
      ...parsed.issues,
      ...frontIssues(parsed, ['title', 'summary', 'who', 'order']),
      ...anchorIssues(blocks),
    ]);
    if (parsed.front.minutes) this.#report(name, lessonPlanIssues(blocks, Number(parsed.front.minutes)));
    const guide: ReadGuide = {
      ...file,
      order: Number(parsed.front.order),
      guides: { en: toGuide(file, DEFAULT_LANGUAGE, parsed.front, parsed.front, blocks) },
      placed: [{ file: name, blocks }],
    };
    for (const language of TRANSLATED_LANGUAGES) {
      const translated = this.#readTranslation(file, language, source, parsed.front, blocks);
      if (!translated) this.english.push(`${file.id}.${language}`);
      else {
        guide.guides[language] = translated.guide;
        guide.placed.push({ file: translated.name, blocks: translated.blocks });
      }
    }
    return guide;
  }

  /** Undefined where there is none, or where the English has changed since. */
  #readTranslation(
    file: GuideFile,
    language: TranslatedLanguage,
    english: string,
    front: ParsedGuide['front'],
    blocks: readonly PlacedBlock[],
  ) {
    const name = `${file.path}.${language}.md`;
    if (!existsSync(join(this.root, name))) return undefined;
    const parsed = parseGuide(readFileSync(join(this.root, name), 'utf8'), this.generate(language));
    const hash = englishHash(english);
    if (parsed.front.of !== hash) {
      process.stdout.write(`STALE ${name}: the English has changed; translate it, then write "of: ${hash}".\n`);
      return undefined;
    }
    const taken = takeAnchors(blocks, parsed.blocks);
    this.#report(name, [...parsed.issues, ...frontIssues(parsed, ['title', 'summary']), ...taken.issues]);
    return { name, blocks: taken.blocks, guide: toGuide(file, language, parsed.front, front, taken.blocks) };
  }
}

const anchorsOf = (guides: readonly ReadGuide[]): Set<string> =>
  new Set(
    guides.flatMap(({ id, guides: { en } }) => [
      id,
      ...en.blocks.filter(isHeading).map((heading) => `${id}/${heading.id}`),
    ]),
  );

function deadLinks(root: string, guides: readonly ReadGuide[]): Issue[] {
  const anchors = anchorsOf(guides);
  const routes = routePatterns(root);
  return guides.flatMap(({ placed }) =>
    placed.flatMap(({ file, blocks }) =>
      blocks.flatMap(({ line, block }) =>
        linksOf(block).flatMap((target) => {
          const message = linkProblem(target, anchors, routes);
          return message ? [issueIn(file, { line, message })] : [];
        }),
      ),
    ),
  );
}

const countIssues = (guides: readonly ReadGuide[]): Issue[] =>
  GUIDE_SECTIONS.flatMap((section) => {
    const found = guides.filter((guide) => guide.section === section).length;
    const message = `expected ${GUIDES_PER_SECTION} guides, found ${found}`;
    return found === GUIDES_PER_SECTION ? [] : [issueIn(`${FOLDER}/${section}`, { line: 1, message })];
  });

function readStandards(root: string): { standards?: Standards; issues: Issue[] } {
  const file = `${FOLDER}/standards.json`;
  const { data, error } = standardsSchema.safeParse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const [first] = error?.issues ?? [];
  if (!data) return { issues: [issueIn(file, { line: 1, message: `${first?.path.join('.')}: ${first?.message}` })] };
  return { standards: data, issues: [] };
}

const wordsOf = ({ title, summary }: Guide) => ({ title, summary });

const toEntry = ({ id, section, guides }: ReadGuide): GuideEntry => ({
  id,
  section,
  who: guides.en.who,
  words: Object.fromEntries(
    Object.entries(guides).map(([language, guide]) => [language, wordsOf(guide)]),
  ) as GuideEntry['words'],
});

export function compileResources(root: string, realms: RealmsByLanguage): Resources {
  const { standards, issues: broken } = readStandards(root);
  const reader = new GuideReader(
    root,
    (language) => (kind, argument) =>
      kind === 'standards' && standards ? standardsTable(standards, argument, language, realms[language]) : undefined,
  );
  const guides = guideFiles(root)
    .map((file) => reader.read(file))
    .sort((a, b) => GUIDE_SECTIONS.indexOf(a.section) - GUIDE_SECTIONS.indexOf(b.section) || a.order - b.order);
  const claims = standards ? standardsProblems(standards, realms.en) : [];
  return {
    guides: guides.flatMap((read) => Object.values(read.guides)),
    entries: guides.map(toEntry),
    updates: latestUpdates(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')),
    issues: [
      ...broken,
      ...claims.map((message) => issueIn(`${FOLDER}/standards.json`, { line: 1, message })),
      ...countIssues(guides),
      ...reader.issues,
      ...(reader.issues.length > 0 ? [] : deadLinks(root, guides)),
    ],
    english: reader.english,
  };
}
