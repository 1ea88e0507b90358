// Tests the Truth Gate in both languages with the real model: it writes lines of the book only by their words, and a source makes false ones rarer.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookText, claimReader } from '../../shared/src/activities/kit/facts/factBook.ts';
import { readBook, SPOKEN, sayOne, spokenInRound } from '../../shared/src/activities/kit/facts/spoken.ts';
import { COUNTED, countFalse, SOURCES } from '../../shared/src/activities/source-test/sources.ts';
import { realmContentSchema } from '../../shared/src/content/bundle.ts';
import { seededRandom } from '../../shared/src/learning/random.ts';
import { splitText } from '../../shared/src/learning/wordText.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(['imagination-island', 'imagination-island.hi'])('%s', (name) => {
  const file = new URL(`../../shared/generated/content/${name}.json`, import.meta.url);
  const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const book = activities['net-false'];
  const source = activities['add-source'];
  if (book?.kind !== 'fact-check' || source?.kind !== 'source-test')
    throw new Error('the Truth Gate has two activities');

  it('ships a book of eight pages with six lines each, and a diary of 24 lines', () => {
    expect(splitText(bookText(book)).sentences).toHaveLength(48);
    expect(splitText(source.diary).sentences).toHaveLength(24);
  });

  it('lets the model write nothing that the book cannot decide', () => {
    const [model, read, random] = [readBook(book), claimReader(book), seededRandom(1)];
    const said = Array.from({ length: 2000 }, () => sayOne(model, random));
    expect(said.filter((words) => !read(words)).map((words) => words.join(' '))).toEqual([]);
  });

  it('has two or three true sentences in each round, and another round differs', () => {
    const rounds = [0, 1, 2, 3, 4].map((round) => spokenInRound(book, round));
    for (const spoken of rounds) {
      expect(spoken).toHaveLength(SPOKEN);
      expect([2, 3]).toContain(spoken.filter(({ isTrue }) => isTrue).length);
    }
    expect(rounds[1]).not.toEqual(rounds[0]);
  });

  it('says fewer false sentences with the diary, none with the fact book, and all are fluent', () => {
    const counts = SOURCES.map((one) => SEEDS.map((seed) => countFalse(book, source.diary, one, seed)));
    const [plain, diary, looked] = counts.map((runs) => mean(runs.map(({ falseOnes }) => falseOnes)));
    expect(plain).toBeGreaterThan(0.5 * COUNTED);
    expect(diary).toBeLessThan((plain ?? 0) - 0.12 * COUNTED);
    expect(diary).toBeGreaterThan(0.25 * COUNTED);
    expect(looked).toBe(0);
    expect(counts.flat().every(({ fluent }) => fluent === COUNTED)).toBe(true);
    // The model invents as before: about as many drafts were thrown away as it would have said false ones.
    expect(mean(counts[2]?.map(({ thrown }) => thrown) ?? [])).toBeGreaterThan(COUNTED);
    for (const [at, seed] of SEEDS.entries())
      expect(counts[1]?.[at]?.falseOnes, `seed ${seed}`).toBeLessThan(counts[0]?.[at]?.falseOnes ?? 0);
  });
});
