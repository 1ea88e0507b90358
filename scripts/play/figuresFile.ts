// Keeps the figures of each play in scripts/play/figures.json, and writes the page in docs from them.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '../../shared/src/constants/languages.ts';
import { MAP_IDS } from '../../shared/src/constants/realms.ts';
import { writeReport } from './report.ts';
import type { Figures } from './summarise.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const FILE = `${ROOT}scripts/play/figures.json`;
const PAGE = `${ROOT}docs/play-figures.md`;
const INTRODUCTION = `${ROOT}scripts/play/introduction.md`;

export type Screen = 'laptop' | 'phone';

export interface PlayFigures {
  realm: string;
  language: Language;
  screen: Screen;
  /** How far the play came, in words; absent = to the arrow. */
  reached?: string;
  date: string;
  commit: string;
  figures: Figures;
}

const keyOf = ({ realm, language, screen }: Pick<PlayFigures, 'realm' | 'language' | 'screen'>) =>
  `${realm} ${language} ${screen}`;

const readFigures = (): PlayFigures[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as PlayFigures[]) : [];

const commitNow = () => execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** Whether the figures of this commit are kept already. */
export const isRecorded = (play: Parameters<typeof keyOf>[0]): boolean =>
  readFigures().some((each) => keyOf(each) === keyOf(play) && each.commit === commitNow());

/** Takes the place of the last play of the same realm, language and screen. */
export function keepFigures(play: Omit<PlayFigures, 'date' | 'commit'>): void {
  const order: readonly string[] = MAP_IDS;
  const dated = { ...play, date: new Date().toISOString().slice(0, 10), commit: commitNow() };
  const others = readFigures().filter((each) => keyOf(each) !== keyOf(dated));
  const plays = [...others, dated].sort((a, b) => order.indexOf(a.realm) - order.indexOf(b.realm));
  writeFileSync(FILE, `${JSON.stringify(plays, null, 1)}\n`);
  writePage();
}

export const writePage = (): void =>
  writeFileSync(PAGE, writeReport(readFigures(), MAP_IDS, readFileSync(INTRODUCTION, 'utf8')));
