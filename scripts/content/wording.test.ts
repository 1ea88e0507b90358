// Wording of all realms: keys that do not show by length, characters' names, evidence marked as made up, and sentences of at most 25 words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitAtWords, wordFinder } from '../../client/src/ui/wordFinder.ts';
import { LANGUAGES } from '../../shared/src/constants/languages.ts';
import { translatableTexts } from '../../shared/src/content/translations.ts';
import { compileContent, realmsIn } from './compile.ts';
import { longerThan, sentencesOf } from './wordCounts.ts';

const compiled = compileContent(join(import.meta.dirname, '../..'));
const { realms } = compiled;

interface Question {
  correct: string;
  options: { id: string; text: string }[];
}

const isQuestion = (value: object): value is Question =>
  'correct' in value &&
  'options' in value &&
  Array.isArray(value.options) &&
  value.options.every((option: unknown) => typeof option === 'object' && option !== null && 'text' in option);

/** Every question with one right option, however deep in an activity it lies. */
function questionsIn(value: unknown): Question[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isQuestion(value) ? [value] : []), ...Object.values(value).flatMap(questionsIn)];
}

function isRightLongest({ correct, options }: Question): boolean {
  const right = options.find(({ id }) => id === correct)?.text.length ?? 0;
  return options.every(({ id, text }) => id === correct || text.length < right);
}

const banks = realms
  .flatMap(({ activities }) => Object.values(activities))
  .map((activity) => ({ id: activity.id, questions: questionsIn(activity) }))
  .filter(({ questions }) => questions.length >= 4);

describe('the key of a bank of questions', () => {
  it('is looked for in the quizzes', () => {
    const ids = banks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['credit-quiz', 'meme-quiz', 'safety-quiz', 'master-forty']));
  });

  it.each(banks)('does not show by length in $id', ({ questions }) => {
    expect(questions.filter(isRightLongest).length / questions.length).toBeLessThanOrEqual(0.4);
  });
});

it.each(LANGUAGES)('no key is the only long one in %s', (language) => {
  const questions = realmsIn(language, compiled).flatMap(({ activities, lessons }) =>
    questionsIn([activities, lessons]),
  );
  const long = questions.flatMap(({ correct, options }) => {
    const right = options.find(({ id }) => id === correct)?.text ?? '';
    const others = options.filter(({ id }) => id !== correct).map(({ text }) => text.length);
    return right.length > 12 + 1.25 * Math.max(...others) ? [right] : [];
  });
  expect(questions.length).toBeGreaterThan(130);
  expect(long).toEqual([]);
});

/** Who visits several realms: the same person everywhere. */
const TRAVELLERS = [
  ...['Merrin the Wizard', 'Nibs the Owl', 'Bolt', 'Lin'],
  // The guides who come to the night garden.
  ...['Nova', 'Lumen the Wizard', 'Muse', 'Neo', 'Echo', 'Shield'],
];

const nameOf = (name: string) =>
  name.replace(/^(Old|Captain|Mrs?|Nurse|Doctor|Uncle) /, '').replace(/ the (?!Wizard|Owl).*/, '');

it('no two characters share a name by chance', () => {
  const names = realms.flatMap(({ realm }) => [...new Set(realm.characters.map(({ name }) => nameOf(name)))]);
  const shared = names.filter((name, at) => names.indexOf(name) !== at && !TRAVELLERS.includes(name));
  expect(shared).toEqual([]);
});

/** Guides, animals and machines: everybody else who is no place is one of the townsfolk. */
const GUIDES = [
  ...['Merrin the Wizard', 'Rowan', 'Bolt', 'Nibs the Owl', 'Nova', 'Lumen the Wizard', 'Iris the Owl', 'Muse', 'Neo'],
  ...['Echo', 'Shield', 'Sprocket', 'Scroll', 'Ribbon', 'Bridge Robot'],
];

/** The townsfolk whose names are at home in India; Pia, which is so elsewhere as well, is not counted. */
const INDIAN = [
  ...['Dal', 'Tara', 'Biju', 'Khushi', 'Pinto', 'Tejas', 'Rustom', 'Pawan', 'Maya', 'Rao', 'Juhi', 'Mistry', 'Lata'],
  ...['Balbir', 'Bose', 'Rohini', 'Radha', 'Salma', 'Hari', 'Ila', 'Deven'],
];

const townsfolkOf = ({ realm }: (typeof realms)[number]) =>
  realm.characters
    .filter(({ id }) => !/^(?:work)?shop/.test(id))
    .map(({ id, name }) => ({ id, name: nameOf(name) }))
    .filter(({ name }) => !GUIDES.includes(name));

it('at least half of the townsfolk have Indian names', () => {
  const names = [...new Set(realms.flatMap((content) => townsfolkOf(content).map(({ name }) => name)))];
  expect(INDIAN.filter((name) => !names.includes(name))).toEqual([]);
  expect(GUIDES.length).toBeLessThan(names.length);
  expect(INDIAN.length / names.length).toBeGreaterThanOrEqual(0.5);
});

/** Who shows a newcomer one of the places of a realm whose guide is somebody else. */
it("at least two guides' friends have Indian names", () => {
  const friends = realms.flatMap((content) => {
    const shown = content.realm.welcome.cards.map(({ character }) => character);
    return townsfolkOf(content).filter(({ id }) => shown.includes(id));
  });
  expect(friends.filter(({ name }) => INDIAN.includes(name)).length).toBeGreaterThanOrEqual(2);
});

/** What speaks as evidence: people, voices, families, labellers, posts, letters and rows. We made all of them up, and each activity says so before it begins. */
const EVIDENCE: Record<string, readonly string[]> = {
  'ai-adventure-park': ['canteen-data/prompt', 'donation-game/prompt', 'healthcare-case/prompt'],
  'think-tank-park': ['visitor-plot/table'],
  'imagination-island': ['feed-river/stories/island/about', 'net-false/prompt', 'add-source/sources/diary/about'],
  'fun-factory-realm': ['label-captions/prompt', 'beat-neo/neo/about'],
  'voice-valley-park': ['look-at-voices/prompt', 'teach-three-words/prompt'],
  'safety-star-city': ['guard-gate/prompt', 'source-check/prompt', 'tap-the-feed/prompt'],
};
/** Kinds that bring people or data of their own. */
const KINDS_OF_EVIDENCE = [
  ...['caption-belt', 'choice-game', 'data-plot', 'fact-check', 'feed-lab', 'meme-duel', 'message-gate', 'model-lab'],
  ...['ranking-lab', 'source-test', 'teach-commands', 'voice-scope', 'word-river'],
];
/** Every pack of lines and every labeller by itself. */
const SOURCE = /^activities\/[^/]+\/(packs|labellers)\/[^/]+\/about$/;
const MADE_UP = /made[- ]up|made by a program/i;
const MADE_UP_HINDI = /गढ़|प्रोग्राम ने बनाई/;

describe('what is made up for this game', () => {
  const marked = realms.flatMap((content) => {
    const { id } = content.realm;
    const file = join(import.meta.dirname, `../../shared/content/realms/${id}/texts.hi.json`);
    const hindi = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { hi: string }>;
    const addresses = (EVIDENCE[id] ?? []).map((address) => `activities/${address}`);
    return translatableTexts(content)
      .filter(({ address }) => addresses.includes(address) || SOURCE.test(address))
      .map(({ address, text }) => ({ address, text, hindi: hindi[address]?.hi ?? '' }));
  });

  it('says so in both languages', () => {
    expect(marked.filter(({ text, hindi }) => !MADE_UP.test(text) || !MADE_UP_HINDI.test(hindi))).toEqual([]);
    const wanted = Object.values(EVIDENCE).flat();
    expect(wanted.filter((each) => marked.every(({ address }) => address !== `activities/${each}`))).toEqual([]);
    expect(marked.length).toBeGreaterThan(wanted.length);
  });

  it('is looked for in every activity of a kind that brings people or data', () => {
    const listed = Object.values(EVIDENCE)
      .flat()
      .map((address) => address.split('/')[0]);
    const all = realms.flatMap(({ activities }) => Object.values(activities));
    const bringing = all.filter(({ kind }) => KINDS_OF_EVIDENCE.includes(kind)).map(({ id }) => id);
    expect(bringing.length).toBeGreaterThanOrEqual(KINDS_OF_EVIDENCE.length);
    expect(bringing.filter((id) => !listed.includes(id))).toEqual([]);
  });
});

it('no sentence has more than 25 words', () => {
  const sentences = realms.flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(4000);
  expect(longerThan(25, sentences)).toEqual([]);
});

/** Where a hard word can be pressed: reading, prompts, hints, and what people said. */
const PRESSED = /^lessons|^dialogs|prompt$|hints/;

describe.each(LANGUAGES)('a hard word in %s', (language) => {
  it.each(realmsIn(language, compiled).map((content) => [content.realm.id, content] as const))(
    'is said in %s where it can be pressed',
    (_, content) => {
      const texts = translatableTexts(content).filter(({ address }) => PRESSED.test(address));
      const unsaid = content.realm.words.filter((word) => {
        const finder = wordFinder([word]);
        return finder && !texts.some(({ text }) => splitAtWords(text, finder).some(({ means }) => means));
      });
      expect(content.realm.words.length).toBeGreaterThan(2);
      expect(unsaid).toEqual([]);
    },
  );
});
