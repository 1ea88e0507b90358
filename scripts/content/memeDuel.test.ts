// Plays 60 seeded meme duels with the shipped data, carefully and carelessly prepared, in English and in Hindi: understanding wins, luck does not.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Caption, countIn, type Scene } from '../../shared/src/activities/kit/memes/captions.ts';
import {
  type DuelPlan,
  type DuelRules,
  prepareDuel,
  ROUNDS,
  scenesOf,
  totalsOf,
} from '../../shared/src/activities/meme-duel/duel.ts';
import { bagOfWords } from '../../shared/src/learning/naiveBayes.ts';

const DUELS = 60;
const FOLDER = new URL('../../shared/content/realms/fun-factory-realm/', import.meta.url);
const duel = JSON.parse(readFileSync(new URL('activities/beat-neo.json', FOLDER), 'utf8')) as {
  scenes: Scene[];
  packs: { id: string; lines: string }[];
  hurting: string;
};
const captions = Object.fromEntries(
  readFileSync(new URL('activities/captions.md', FOLDER), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n')).trim()] as const),
);
const hindi = JSON.parse(readFileSync(new URL('texts.hi.json', FOLDER), 'utf8')) as Record<string, { hi: string }>;

/** Texts of the duel in one language, by their address below the activity. */
function rulesIn(textOf: (address: string, english: string) => string): DuelRules {
  return {
    scenes: duel.scenes.map(({ id, words }) => ({ id, words: textOf(`scenes/${id}/words`, words) })),
    packs: duel.packs.map(({ id }) => ({ id, lines: textOf(`packs/${id}/lines`, captions[id] ?? '') })),
    hurting: textOf('hurting', duel.hurting),
    neo: {
      funny: textOf('neo/funny', captions['neo-funny'] ?? ''),
      other: textOf('neo/other', captions['neo-other'] ?? ''),
    },
  };
}

interface Player {
  packs(scenes: readonly Scene[]): string[];
  isFiltered: boolean;
  pick(offered: readonly Caption[], scene: Scene, hurting: string): Caption | undefined;
}

/** Reads the caption as a child can: words of the picture count for it, words that hurt against it. */
const readCarefully: Player['pick'] = (offered, { words }, hurting) => {
  const hits = (caption: Caption, list: string) => countIn(bagOfWords(caption.text), new Set(bagOfWords(list)));
  const value = (caption: Caption) => hits(caption, words) - 5 * hits(caption, hurting);
  return [...offered].sort((a, b) => value(b) - value(a))[0];
};
const takeFirst: Player['pick'] = ([first]) => first;

const CAREFUL: Player = { packs: (scenes) => scenes.map(({ id }) => id), isFiltered: true, pick: readCarefully };
const CARELESS: Player = { packs: ([first]) => (first ? [first.id] : []), isFiltered: false, pick: takeFirst };
const LARGEST: Player = { packs: () => ['scrape'], isFiltered: false, pick: takeFirst };

const NOTHING = { relevance: 0, novelty: 0, kindness: 0 };

function playDuels(rules: DuelRules, player: Player) {
  const result = { won: 0, drawn: 0, lost: 0 };
  for (let seed = 1; seed <= DUELS; seed += 1) {
    const scenes = scenesOf(rules.scenes, seed);
    const plan: DuelPlan = { packs: player.packs(scenes), isFiltered: player.isFiltered, seed };
    const rounds = prepareDuel(rules, plan, undefined).map(({ mine, neo }, at) => {
      const scene = scenes[at];
      return { mine: (scene && player.pick(mine, scene, rules.hurting)) ?? NOTHING, neo: neo ?? NOTHING };
    });
    expect(rounds).toHaveLength(ROUNDS);
    const { mine, neo } = totalsOf(rounds);
    result[mine > neo ? 'won' : mine === neo ? 'drawn' : 'lost'] += 1;
  }
  return result;
}

const english = rulesIn((_, words) => words);
const inHindi = rulesIn((address, words) => hindi[`activities/beat-neo/${address}`]?.hi ?? words);

it.each([
  [
    'English',
    english,
    {
      careful: { won: 60, drawn: 0, lost: 0 },
      careless: { won: 5, drawn: 3, lost: 52 },
      largest: { won: 0, drawn: 0, lost: 60 },
    },
  ],
  [
    'Hindi',
    inHindi,
    {
      careful: { won: 60, drawn: 0, lost: 0 },
      careless: { won: 6, drawn: 4, lost: 50 },
      largest: { won: 0, drawn: 0, lost: 60 },
    },
  ],
])('is won by data that fit and careful picks, and lost by one pack or by the largest one: %s', (_, rules, figures) => {
  const [careful, careless, largest] = [CAREFUL, CARELESS, LARGEST].map((player) => playDuels(rules, player));
  expect({ careful, careless, largest }).toEqual(figures);
});
