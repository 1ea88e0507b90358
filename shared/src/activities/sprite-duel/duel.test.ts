// Tests maker against checker on sprites as a child makes them: five drawings, with what grows from them, with and without patience.
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../learning/random.ts';
import { bestRound, checkerTrend, heldOutSprites, MOST_ROUNDS, playRounds } from './duel.ts';
import { growSprite, type KeptSprite, mirrorSprite, NO_INK, spriteProblem } from './sprites.ts';

const drawn = (...rows: string[]) => rows.join('').replaceAll('.', '0').replaceAll('#', '1');
const CAT = drawn('.#....#.', '.##..##.', '.######.', '.#.##.#.', '.######.', '..####..', '.######.', '.#....#.');
const FISH = drawn('........', '..#.....', '.###..#.', '######.#', '########', '######.#', '.###..#.', '..#.....');
const GEM = drawn('...##...', '..####..', '.######.', '########', '########', '.######.', '..####..', '...##...');

const isEdge = (cells: string, at: number): boolean =>
  [at - 8, at + 8, ...(at % 8 > 0 ? [at - 1] : []), ...(at % 8 < 7 ? [at + 1] : [])].some(
    (near) => cells[near] !== undefined && cells[near] !== cells[at],
  );

/** As a child changes a drawing: four cells along its outline. */
function varySprite(cells: string, random: () => number): string {
  const edge = [...cells].flatMap((_, at) => (isEdge(cells, at) ? [at] : []));
  const varied = [...cells];
  for (let change = 0; change < 4 && edge.length > 0; change += 1) {
    const [at] = edge.splice(Math.floor(random() * edge.length), 1);
    if (at !== undefined) varied[at] = varied[at] === '1' ? '0' : '1';
  }
  return varied.join('');
}

/** Twenty different sprites made of these drawings. */
function sprites(drawings: readonly string[], seed: number): string[] {
  const random = seededRandom(seed);
  const kept = new Set(drawings);
  for (let turn = 0; kept.size < 20; turn += 1) {
    const drawing = drawings[turn % drawings.length] ?? CAT;
    kept.add(varySprite(turn % 2 === 0 ? drawing : mirrorSprite(drawing), random));
  }
  return [...kept];
}

describe('a sprite', () => {
  it('is mirrored left to right, and twice is itself', () => {
    expect(mirrorSprite(drawn('#.......', ...new Array<string>(7).fill('........')))).toBe(
      drawn('.......#', ...new Array<string>(7).fill('........')),
    );
    expect(mirrorSprite(mirrorSprite(FISH))).toBe(FISH);
  });
  it('grows its mirror image first, then shifts that keep most of it, each once', () => {
    const grown = growSprite(FISH, [], 3);
    expect(grown).toHaveLength(3);
    expect(grown[0]).toEqual({ cells: mirrorSprite(FISH), isByHand: false });
    expect(new Set([FISH, ...grown.map(({ cells }) => cells)]).size).toBe(4);
    const ink = (cells: string) => [...cells].filter((cell) => cell === '1').length;
    for (const { cells } of growSprite(GEM, [], 9)) expect(ink(cells)).toBeGreaterThanOrEqual(ink(GEM) * 0.75);
    expect(growSprite(FISH, grown, 9).some(({ cells }) => cells === mirrorSprite(FISH))).toBe(false);
  });
  it('makes twenty of five, and never more than asked', () => {
    const kept: KeptSprite[] = [];
    for (const cells of [CAT, FISH, GEM, varySprite(CAT, seededRandom(1)), varySprite(FISH, seededRandom(2))]) {
      kept.push({ cells, isByHand: true });
      kept.push(...growSprite(cells, kept, 3));
    }
    expect(kept).toHaveLength(20);
    expect(growSprite(CAT, [], 0)).toEqual([]);
  });
  it('needs some ink and some paper, and is kept once', () => {
    const kept: KeptSprite[] = [{ cells: CAT, isByHand: true }];
    expect(spriteProblem(NO_INK, kept)).toBe('too-little');
    expect(spriteProblem('1'.repeat(64), kept)).toBe('too-much');
    expect([spriteProblem(CAT, kept), spriteProblem(FISH, kept)]).toEqual(['kept', undefined]);
  });
});

describe('a match', () => {
  it('sends twenty made sprites and the five held-out ones to the door', () => {
    const all = sprites([CAT], 2);
    const [round] = playRounds(all, 7, 1, undefined);
    const own = round!.walkers.filter(({ isOwn }) => isOwn).map(({ cells }) => cells);
    expect([round!.walkers.length, own.length]).toEqual([25, 5]);
    expect(own).toEqual(heldOutSprites(all, 7));
    expect(all).toEqual(expect.arrayContaining(own));
  });
  it('scores the checker by the walkers that anybody can count', () => {
    for (const round of playRounds(sprites([CAT, FISH], 3), 3, 12, undefined)) {
      const share = (isOwn: boolean) => {
        const group = round.walkers.filter((walker) => walker.isOwn === isOwn);
        return group.filter(({ isLetIn }) => isLetIn).length / group.length;
      };
      expect(round.makerSuccess).toBeCloseTo(share(false), 9);
      expect(round.checkerAccuracy).toBeCloseTo((share(true) + 1 - share(false)) / 2, 9);
    }
  });
  it('goes on where it stopped as if it had never stopped', () => {
    const all = sprites([GEM, CAT], 5);
    const whole = playRounds(all, 1, 6, undefined);
    const half = playRounds(all, 1, 3, undefined);
    expect([...half, ...playRounds(all, 1, 3, half.at(-1)?.state)]).toEqual(whole);
  });
  it.each([
    ['one drawing varied', [CAT]],
    ['two drawings', [CAT, GEM]],
    ['three drawings', [CAT, FISH, GEM]],
  ])('is won by the maker within its rounds: %s', (_, drawings) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const rounds = playRounds(sprites(drawings, seed), seed, MOST_ROUNDS, undefined);
      expect(rounds[0]?.makerSuccess).toBeLessThanOrEqual(0.1);
      expect(Math.max(...rounds.map(({ makerSuccess }) => makerSuccess))).toBeGreaterThanOrEqual(0.25);
    }
  });
});

describe('the plot of a match', () => {
  const at = (checker: number, maker: number) => ({ checker, maker });
  it('has a best round, the first of equals, and a checker that did worse or better in it', () => {
    const rounds = [at(1, 0), at(0.9, 0.3), at(0.7, 0.3)];
    expect([bestRound(rounds), checkerTrend(rounds)]).toEqual([1, 'lower']);
    expect(checkerTrend([at(0.8, 0), at(0.8, 0.2)])).toBe('same');
    expect(checkerTrend([at(0.6, 0), at(0.8, 0.2)])).toBe('higher');
  });
  it('cannot be read before the maker had a better round than the first', () => {
    expect([bestRound([]), checkerTrend([]), checkerTrend([at(1, 0), at(1, 0)])]).toEqual([-1, undefined, undefined]);
  });
});
