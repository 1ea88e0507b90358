// The state of one crossing: rows of stones, the stone stepped on in each, and the sentence they make.
import { followersOf } from '../../learning/wordModel.ts';
import { joinWords } from '../../learning/wordText.ts';
import {
  copiedFrom,
  endSentence,
  hasOnlyEnds,
  ROWS,
  type StoneRow,
  stonesAfter,
  type TrainedText,
} from '../kit/words/nextWords.ts';

export interface Crossing {
  rows: readonly StoneRow[];
  /** The words stepped on; after the last row, the sentence to its end. */
  words: readonly string[];
  isAcross: boolean;
}

export function startCrossing({ model }: TrainedText): Crossing {
  const stones = stonesAfter(model, [], 'bigram');
  return { rows: stones.length > 0 ? [{ stones, chosen: null }] : [], words: [], isAcross: false };
}

/** The mark that ends the sentence, where nothing else ever followed its last word. */
function endBefore({ model }: TrainedText, words: readonly string[]): string[] {
  const [first] = words.length === 0 ? [] : followersOf(model, words, 'bigram');
  return first && hasOnlyEnds(model, words) ? [first.word] : [];
}

/** A step on a stone of the row that is open; any other step changes nothing. */
export function stepOn(crossing: Crossing, trained: TrainedText, row: number, stone: number, seed: number): Crossing {
  const open = crossing.rows.at(-1);
  const word = open?.stones[stone]?.word;
  if (!open || word === undefined || open.chosen !== null || row !== crossing.rows.length - 1) return crossing;
  const words = [...crossing.words, ...endBefore(trained, crossing.words), word];
  const rows = [...crossing.rows.slice(0, -1), { ...open, chosen: stone }];
  if (rows.length === ROWS) return { rows, words: endSentence(trained.model, words, 'bigram', seed), isAcross: true };
  return {
    rows: [...rows, { stones: stonesAfter(trained.model, words, 'bigram'), chosen: null }],
    words,
    isAcross: false,
  };
}

/** What the banner says, the line of the text that it copies, and the figures of the answer. */
export function readCrossing({ rows, words, isAcross }: Crossing, trained: TrainedText) {
  const copied = copiedFrom(words, trained.sentences);
  return {
    banner: words.length === 0 ? '' : `${joinWords(words)}${isAcross ? '' : ' …'}`,
    source: copied?.source ?? null,
    figures: {
      steps: rows.filter(({ chosen }) => chosen !== null).length,
      broadest: rows.filter(({ chosen }) => chosen === 0).length,
      copied: Math.min(99, copied?.run.length ?? 0),
    },
  };
}
