// Writes docs/play-figures.md from the figures that were kept: a table for each language and screen, and each first input.

import { LANGUAGES, rowOf } from '../../shared/src/constants/languages.ts';
import type { PlayFigures } from './figuresFile.ts';
import type { FirstInput } from './summarise.ts';

/** What spec and issues ask for; `words` by realm. */
const ASKED = { seconds: 20, words: 40, inSight: 70, reading: 35, messages: 0, realmWords: 1500, parkWords: 2000 };
/** Its forty questions are not counted in the words of its realm. */
const FORTY = { realm: 'voice-valley-park', activity: 'master-forty' };

const percent = (share: number) => `${Math.round(share * 100)} %`;
const seconds = (value: number | undefined) => (value === undefined ? 'none' : `${Math.round(value)} s`);

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/** Words that are neither fixed nor of the opening. */
export function countedWords({ realm, figures }: PlayFigures): number {
  const { all, opening, fixed, bySubject } = figures.words;
  const forty = realm === FORTY.realm ? (bySubject[FORTY.activity] ?? 0) : 0;
  return all - opening - fixed - forty;
}

const isWithin = ({ seconds: after, words }: FirstInput): boolean =>
  after !== undefined && after <= ASKED.seconds && words <= ASKED.words;

const askedWords = (realm: string) => (realm === 'ai-adventure-park' ? ASKED.parkWords : ASKED.realmWords);

function realmRow(play: PlayFigures): string {
  const { realm, reached, figures, commit, date } = play;
  const own = figures.firstInputs.filter((first) => first.seconds !== undefined);
  const messages = figures.successes.map((each) => each.messages.length);
  const times = own.flatMap((first) => first.seconds ?? []);
  const cells = [
    realm,
    reached ?? 'to the arrow',
    `${figures.firstInputs.filter(isWithin).length} of ${figures.firstInputs.length}`,
    `${seconds(median(times))} · ${median(own.map(({ words }) => words)) ?? '–'}`,
    `${seconds(Math.max(0, ...times))} · ${Math.max(0, ...own.map(({ words }) => words))}`,
    percent(figures.inSightShare),
    percent(figures.readingShare),
    `${messages.filter((count) => count > 0).length} of ${messages.length}, worst ${Math.max(0, ...messages)}`,
    `${countedWords(play)} (asked ${askedWords(realm)})`,
    `${figures.words.opening} · ${figures.words.fixed}`,
    String(figures.presses),
    String(figures.coveredPresses),
    `${Math.round(figures.seconds / 60)} min`,
    `${date} ${commit}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  'realm',
  'played',
  `first input within ${ASKED.seconds} s and ${ASKED.words} words`,
  'median',
  'worst',
  `world in sight (asked ${ASKED.inSight} %)`,
  `reading (asked at most ${ASKED.reading} %)`,
  'successes with messages before sight (asked none)',
  'words',
  'opening · fixed',
  'presses',
  'of these out of a pointer’s reach',
  'scene time',
  'recorded',
];

const table = (head: readonly string[], rows: readonly string[]) =>
  [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows].join('\n');

function firstInputs({ realm, figures }: PlayFigures): string {
  const rows = figures.firstInputs.map(
    ({ kind, id, seconds: after, words }) => `| ${realm} | ${id} (${kind}) | ${seconds(after)} | ${words} |`,
  );
  return rows.join('\n');
}

function shops({ figures }: PlayFigures): string {
  const lessons = figures.firstInputs.filter(({ kind, id }) => kind === 'lesson' && figures.words.bySubject[id]);
  const rows = [...new Set(lessons.map(({ id }) => id))].map(
    (id) => `| ${id} | ${figures.words.bySubject[id]} | ${ASKED.realmWords} |`,
  );
  return table(['shop of python-world', 'words', 'asked'], rows);
}

const SCREENS = [
  { screen: 'laptop', name: 'laptop (1366×641)' },
  { screen: 'phone', name: 'upright phone (390×844)' },
] as const;
const SECTIONS = SCREENS.flatMap(({ screen, name }) =>
  LANGUAGES.map((language) => ({ title: `${rowOf(language).english}, ${name}`, language, screen })),
);

function section(
  plays: readonly PlayFigures[],
  realms: readonly string[],
  { title, language, screen }: (typeof SECTIONS)[number],
): string[] {
  const own = plays.filter((play) => play.language === language && play.screen === screen);
  const missing = realms.filter((id) => own.every(({ realm }) => realm !== id));
  const notYet = missing.length > 0 ? [`Not recorded yet: ${missing.join(', ')}.`] : [];
  if (own.length === 0) return [`## ${title}`, ...notYet];
  const python = own.find(({ realm }) => realm === 'python-world');
  const inputs = own.map(firstInputs).filter((rows) => rows !== '');
  return [
    `## ${title}`,
    table(HEAD, own.map(realmRow)),
    ...notYet,
    ...(python ? [shops(python)] : []),
    '<details><summary>Every lesson and activity: time and words before its first input</summary>',
    table(['realm', 'opened', 'first input after', 'words before'], inputs),
    '</details>',
  ];
}

/** `realms`: all that can be played, in their order. */
export function writeReport(plays: readonly PlayFigures[], realms: readonly string[], introduction: string): string {
  return `${[introduction.trim(), ...SECTIONS.flatMap((each) => section(plays, realms, each))].join('\n\n')}\n`;
}
