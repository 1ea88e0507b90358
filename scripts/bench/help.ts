// Measures Ask Owl: the time of an answer once the index is there, of reading the index, and the sizes of both.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answerQuestion } from '../../client/src/help/search/answer.ts';
import { loadIndex } from '../../client/src/help/search/searchIndex.ts';
import { roundTo } from './statistics.ts';

const FOLDER = join(import.meta.dirname, '../../shared/generated/help');
const QUESTIONS = join(import.meta.dirname, '../help/questions.json');

export interface HelpMetrics {
  /** By language: the slowest of the questions, and the mean, on the clock. */
  answers: { language: 'en' | 'hi'; slowestMs: number; meanMs: number; loadMs: number; indexKb: number }[];
}

interface Question {
  lang: 'en' | 'hi';
  ask: string;
}

function measureLanguage(language: 'en' | 'hi', questions: readonly Question[]): HelpMetrics['answers'][number] {
  const json = readFileSync(join(FOLDER, `index.${language}.json`), 'utf8');
  const before = performance.now();
  const index = loadIndex(json, language);
  const loadMs = performance.now() - before;
  const times = questions
    .filter(({ lang }) => lang === language)
    .map(({ ask }) => {
      const start = performance.now();
      answerQuestion(ask, { index, language, at: { realm: '', audience: 'child' } });
      return performance.now() - start;
    });
  return {
    language,
    slowestMs: roundTo(Math.max(...times), 2),
    meanMs: roundTo(times.reduce((sum, ms) => sum + ms, 0) / times.length, 2),
    loadMs: roundTo(loadMs, 1),
    indexKb: roundTo(gzipSync(json).length / 1024, 1),
  };
}

export function measureHelp(): HelpMetrics {
  if (!existsSync(FOLDER)) throw new Error('The help index is missing: run `npm run content` first.');
  const { questions } = JSON.parse(readFileSync(QUESTIONS, 'utf8')) as { questions: Question[] };
  return { answers: (['en', 'hi'] as const).map((language) => measureLanguage(language, questions)) };
}
