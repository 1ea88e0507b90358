// Every regular expression that runs on the server takes at most three times as long for twice the text, whatever the text.
import { questEventSchema } from '@lanternwise/shared/quests/events';
import { describe, expect, it } from 'vitest';
import { fastGrowth } from './testing/growth.ts';
import { slowTexts } from './testing/patternInputs.ts';
import { builtPatterns, literalPatterns, type Pattern, schemaPatterns } from './testing/patterns.ts';
import { allContracts, routeName } from './testing/routes.ts';

/** Patterns that are built of strings, by the code that builds them, with what it builds. */
const BUILT: Readonly<Record<string, RegExp>> = {
  'shared/src/constants/groups.ts: new RegExp(`^[${JOIN_CODE_ALPHABET}]{${JOIN_CODE_LENGTH}}$`)':
    /^[CDFGHJKMNPQRTVWXY34679]{8}$/,
  'server/src/modules/site/sitePages.ts: new RegExp(`^${pattern.replace(/:\\w+/g, SEGMENT)}$`)':
    /^\/certificates\/([^/]+)\/parts\/([^/]+)$/,
  'server/src/modules/site/sendText.ts: new RegExp(`\\\\b${encoding}\\\\b(?!\\\\s*;\\\\s*q=0(?:\\\\.0*)?(?:,|$))`)':
    /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  "server/src/modules/mail/providers.ts: new RegExp(String.raw`(?:^|\\.)(?:${NAMES_IN_MANY_COUNTRIES.join('|')})\\.${COUNTRY_OR_COM}$`)":
    /(?:^|\.)(?:gmx|hotmail|live|outlook|ymail|yahoo|yandex)\.(?:com|net|org|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/,
};

const contracts = await allContracts();
const seen = new Set<unknown>();
const ofContracts: Pattern[] = [
  ...contracts.flatMap((contract) =>
    [contract.params, contract.query, contract.body].flatMap((schema) =>
      schema
        ? schemaPatterns(schema, seen).map((pattern) => ({ place: `${routeName(contract)} ${pattern}`, pattern }))
        : [],
    ),
  ),
  ...schemaPatterns(questEventSchema, seen).map((pattern) => ({ place: `a quest event ${pattern}`, pattern })),
];
const all = [
  ...literalPatterns(),
  ...Object.entries(BUILT).map(([place, pattern]) => ({ place, pattern })),
  ...ofContracts,
];
const distinct = [...new Map(all.map((found) => [String(found.pattern), found])).values()];

/** Finds every match of a text, as `replaceAll`, `matchAll` and a `test` that fails do. */
function scan({ source, flags }: RegExp): (text: string) => void {
  const global = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  return (text) => {
    global.lastIndex = 0;
    for (let at = 0; global.test(text); at = global.lastIndex) if (global.lastIndex === at) global.lastIndex += 1;
  };
}

function problemOf(pattern: RegExp): string | undefined {
  for (const write of slowTexts(pattern)) {
    const growth = fastGrowth(scan(pattern), write);
    if (growth !== undefined) return `${growth}: ${JSON.stringify(write(40))}`;
  }
  return undefined;
}

describe('a regular expression', () => {
  it.each(distinct.map(({ place, pattern }) => [place, pattern] as const))(
    'of %s grows no faster than the text',
    (_, pattern) => {
      expect(problemOf(pattern)).toBeUndefined();
    },
  );

  it('that is built of strings has an example here, and no example is left over', () => {
    expect(builtPatterns().sort()).toEqual(Object.keys(BUILT).sort());
  });
});

describe('the rule', () => {
  it.each([/\d+0{5}(?!\d)/, /(a+)+b/, /\s+$/, /^(\w+\s?)*$/, /<!--[\s\S]*?-->/, /(?<=x*)y/, /foo[^b]*bar/])(
    'finds %s',
    (pattern) => {
      expect(problemOf(pattern)).toBeDefined();
    },
  );
  it.each([/\d{1,9}@/, /^\s+/, /[a-z]+/, /(?<!\s)\s+$/])('lets %s pass', (pattern) => {
    expect(problemOf(pattern)).toBeUndefined();
  });
});
