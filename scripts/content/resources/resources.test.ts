// The checks of the teachers' guides: each finds the mistake that it is made for, and the real guides have none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAY_ORDER } from '../../../shared/src/constants/realms.ts';
import { compileContent, realmsIn } from '../compile.ts';
import { formatIssue } from '../issue.ts';
import { anchorIssues, takeAnchors, withAnchors } from './anchors.ts';
import { compileResources } from './compileResources.ts';
import { lessonPlanIssues } from './lessonPlans.ts';
import { linkProblem, routePatterns } from './links.ts';
import { parseGuide } from './parseGuide.ts';
import { standardsProblems, standardsSchema } from './standards.ts';
import { latestUpdates } from './updates.ts';

const root = join(import.meta.dirname, '../../..');
const { realms, translations } = compileContent(root);
const hi = realmsIn('hi', { realms, translations });
const resources = compileResources(root, { en: realms, hi });

const parse = (text: string) => parseGuide(`---\ntitle: T\n---\n\n${text}`, () => undefined);
const blocksOf = (text: string) => withAnchors(parse(text).blocks);

describe('the real guides', () => {
  it('are nine, whole in English and Hindi, without an issue', () => {
    expect(resources.issues.map(formatIssue)).toEqual([]);
    expect(resources.entries).toHaveLength(9);
    expect(resources.english).toEqual([]);
    expect(resources.guides).toHaveLength(18);
  });

  it('have a plan of 40 minutes for each realm of the course', () => {
    const plans = readFileSync(join(root, 'shared/content/resources/teaching-guides/lesson-plans.md'), 'utf8');
    const { blocks } = parseGuide(plans, () => undefined);
    expect(lessonPlanIssues(withAnchors(blocks), 40)).toEqual([]);
    expect(lessonPlanIssues(withAnchors(blocks), 45)).toHaveLength(PLAY_ORDER.length);
  });

  it('name an answer key for every realm that has one', () => {
    const keys = resources.guides.find(({ id }) => id === 'answer-keys')?.blocks ?? [];
    const named = keys.flatMap((block) => (block.kind === 'answer-key' ? [block.realm] : []));
    expect(named).toEqual([...PLAY_ORDER, 'python-world']);
  });

  it('show only portraits that are drawn', () => {
    const drawn = readdirSync(join(root, 'assets/atlases/portraits')).map((name) => name.replace('.webp', ''));
    const characters = resources.guides.flatMap(({ who, blocks }) => [
      who,
      ...blocks.flatMap((block) => (block.kind === 'portrait' ? [block.character] : [])),
    ]);
    expect(characters.filter((character) => !drawn.includes(character))).toEqual([]);
  });

  it('have at least six unplugged activities with a sheet, steps and a debrief', () => {
    const unplugged = resources.guides.find(({ id, language }) => id === 'unplugged' && language === 'en');
    const headings = unplugged?.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : [])) ?? [];
    const activities = headings.filter(({ level }) => level === 2);
    expect(activities.length).toBeGreaterThanOrEqual(6);
    for (const { id } of activities) {
      const inside = headings.filter((heading) => heading.id.startsWith(`${id}-`)).map((heading) => heading.id);
      expect(inside).toEqual(expect.arrayContaining([`${id}-materials`, `${id}-steps`, `${id}-debrief`]));
      expect(
        inside.some((one) => one.includes('-sheet-')),
        id,
      ).toBe(true);
    }
  });
});

describe('a guide is refused', () => {
  it.each([
    ['<b>bold</b>', 'HTML'],
    ['![x](https://example.org/x.png)', 'pictures and HTML'],
    ['# Too large', '"## " or "### "'],
    ['this is *soft*', '*this* is not markup'],
    ['| a | b |\n|---|---|\n| 1 |', 'expected 2 cells'],
    ['```cards 9\na | b\n```', 'cards 2'],
    ['```magic\n```', 'expected one of'],
    ['```scatter x | y\n1 20 A\n```', 'numbers from 0 to 10'],
  ])('for %j', (text, message) => {
    expect(
      parse(text)
        .issues.map((issue) => issue.message)
        .join(),
    ).toContain(message);
  });

  it('for two headings with one anchor', () => {
    expect(anchorIssues(blocksOf('## One\n\n## One'))).toMatchObject([{ line: 7 }]);
    expect(anchorIssues(blocksOf('## One\n\n### Steps\n\n## Two\n\n### Steps'))).toEqual([]);
  });

  it('for a translation of another shape, naming the line', () => {
    const english = blocksOf('## One\n\nText\n\n- a\n- b');
    expect(takeAnchors(english, parse('## एक\n\nपाठ\n\n- क\n- ख').blocks).blocks[0]?.block).toMatchObject({
      id: 'one',
    });
    expect(takeAnchors(english, parse('## एक\n\nपाठ\n\n- क').blocks).issues).toMatchObject([{ line: 9 }]);
    expect(takeAnchors(english, parse('## एक\n\nपाठ').blocks).issues).toHaveLength(1);
  });

  it('for a dead link', () => {
    const routes = routePatterns(root);
    const anchors = new Set(['unplugged', 'unplugged/the-joke-jury']);
    for (const target of ['/demo', '/School/ClassX/W1S1', '/pricing', '#unplugged/the-joke-jury', '/account#classes']) {
      expect(linkProblem(target, anchors, routes), target).toBeUndefined();
    }
    for (const target of ['/demmo', '#unplugged/nowhere', 'https://example.org', '/teacher']) {
      expect(linkProblem(target, anchors, routes), target).toBeDefined();
    }
  });

  it('for a claim about an activity that does not exist', () => {
    const words = { en: 'x', hi: 'x' };
    const claim = (by: string) =>
      standardsSchema.parse({
        head: { standard: words, realm: words, where: words },
        frameworks: { test: [{ standard: words, covered: [{ realm: 'robo-realm', by: [by] }] }] },
      });
    expect(standardsProblems(claim('how-different'), realms)).toEqual([]);
    expect(standardsProblems(claim('flying'), realms)).toHaveLength(1);
  });
});

it('the latest updates are the newest entries under "For classes", in both languages', () => {
  const changelog =
    '# Changelog\n\n## New\n\n### For classes\n- A fox: it runs. It sleeps.\n  - Hindi: लोमड़ी: वह दौड़ती है।\n\n### Added\n- A hole.\n\n## Old\n\n### For classes\n- An owl: it sees.\n  - Hindi: उल्लू: वह देखता है।\n';
  expect(latestUpdates(changelog)).toEqual([
    { en: { title: 'A fox', text: 'It runs. It sleeps.' }, hi: { title: 'लोमड़ी', text: 'वह दौड़ती है।' } },
    { en: { title: 'An owl', text: 'It sees.' }, hi: { title: 'उल्लू', text: 'वह देखता है।' } },
  ]);
  expect(() => latestUpdates('### For classes\n- A fox: it runs.\n')).toThrow(
    'expected a line "  - Hindi: …" below "A fox: it runs."',
  );
});
