// Measures Ask Owl: the time of an answer once the index is there, of reading the index, and the sizes of both.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answerQuestion } from '../../client/src/help/search/answer.ts';
import { loadIndex } from '../../client/src/help/search/searchIndex.ts';
import { LANGUAGES, type Language } from '../../shared/src/constants/languages.ts';
import { roundTo } from './statistics.ts';

const FOLDER = join(import.meta.dirname, '../../shared/generated/help');
const RUNS = 10;
const QUESTIONS = join(import.meta.dirname, '../help/questions.json');

export interface HelpMetrics {
  /** By language: the slowest of the questions and the mean in CPU time, and the slowest of the first round. */
  answers: {
    language: Language;
    slowestMs: number;
    meanMs: number;
    firstMs: number;
    loadMs: number;
    indexKb: number;
  }[];
}

interface Question {
  lang: Language;
  ask: string;
}

function measureLanguage(language: Language, questions: readonly Question[]): HelpMetrics['answers'][number] {
  const json = readFileSync(join(FOLDER, `index.${language}.json`), 'utf8');
  const before = performance.now();
  const index = loadIndex(json, language);
  const loadMs = performance.now() - before;
  const answer = (question: string) =>
    answerQuestion(question, { index, language, at: { realm: '', audience: 'child' } });
  const asked = questions.filter(({ lang }) => lang === language);
  // On the clock, nothing compiled yet, with waits for cores that others hold.
  const firstMs = Math.max(
    ...asked.map(({ ask }) => {
      const start = performance.now();
      answer(ask);
      return performance.now() - start;
    }),
  );
  const times = asked.map(({ ask }) => cpuMs(() => answer(ask)));
  return {
    language,
    slowestMs: roundTo(Math.max(...times), 2),
    meanMs: roundTo(times.reduce((sum, ms) => sum + ms, 0) / times.length, 2),
    firstMs: roundTo(firstMs, 1),
    loadMs: roundTo(loadMs, 1),
    indexKb: roundTo(gzipSync(json).length / 1024, 1),
  };
}

function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let at = 0; at < RUNS; at += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RUNS;
}

export function measureHelp(): HelpMetrics {
  if (!existsSync(FOLDER)) throw new Error('The help index is missing: run `npm run content` first.');
  const { questions } = JSON.parse(readFileSync(QUESTIONS, 'utf8')) as { questions: Question[] };
  return { answers: LANGUAGES.map((language) => measureLanguage(language, questions)) };
}
