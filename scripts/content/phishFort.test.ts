// Tests the eighty messages of the Phish Fort: how many, the same signs in English and Hindi, that no tree is beyond tricking, and none beyond mending.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  isPhishLike,
  SIGNS,
  type Sign,
  signsFromBits,
  signsOf,
} from '../../shared/src/activities/message-gate/features.ts';
import { growGate, isShut, MAX_DEPTH, shareRight } from '../../shared/src/activities/message-gate/gate.ts';
import { activitySchema } from '../../shared/src/activities/registry.ts';

const FOLDER = new URL('../../shared/content/realms/safety-star-city/', import.meta.url);
const fort = activitySchema.parse(JSON.parse(readFileSync(new URL('activities/guard-gate.json', FOLDER), 'utf8')));
if (fort.kind !== 'message-gate') throw new Error('expected a message gate');
const hindi = JSON.parse(readFileSync(new URL('texts.hi.json', FOLDER), 'utf8')) as Record<string, { hi: string }>;
const all = [...fort.training, ...fort.heldOut];
const phishing = Array.from({ length: 2 ** SIGNS.length }, (_, bits) => bits).filter((bits) =>
  isPhishLike(signsFromBits(bits)),
);

it('has eighty different messages, thirty of them held out, and as many friends as thieves in both parts', () => {
  expect([fort.training.length, fort.heldOut.length]).toEqual([50, 30]);
  expect(new Set(all.map(({ text }) => text)).size).toBe(80);
  for (const part of [fort.training, fort.heldOut])
    expect(part.filter((one) => one.phishing)).toHaveLength(part.length / 2);
});

const hindiOf = (id: string) => {
  const part = fort.training.some((one) => one.id === id) ? 'training' : 'heldOut';
  return hindi[`activities/${fort.id}/${part}/${id}/text`]?.hi ?? '';
};

it.each([
  ['a UPI collect request', /UPI collect request.*PIN/, /यूपीआई कलेक्ट रिक्वेस्ट.*पिन/],
  ['a QR to receive money', /Scan this QR/, /क्यूआर स्कैन/],
  ['a KYC call', /KYC.*OTP.*calls/, /केवाईसी.*फ़ोन.*ओटीपी/],
  ['a digital arrest', /digital arrest/, /डिजिटल अरेस्ट/],
  ['a picture made of a face', /your face on a rude picture/, /आपके चेहरे से/],
  ['a job of liking videos', /Like three videos/, /वीडियो लाइक/],
  ['a parcel at customs', /Customs/, /कस्टम/],
  ['a lottery', /lucky draw/, /लकी ड्रॉ/],
  ['an OTP asked for in a game', /in the game.*OTP/, /गेम में.*ओटीपी/],
  ['a false result', /exam result.*password/, /रिज़ल्ट.*पासवर्ड/],
])('has a thief with %s, as children in India meet it', (_, english, hindiWords) => {
  const found = all.filter(({ text }) => english.test(text));
  expect(found.map(({ phishing }) => phishing)).toEqual([true]);
  expect(hindiOf(found[0]?.id ?? '')).toMatch(hindiWords);
});

it.each([/UPI/, /QR/, /KYC/, /OTP/, /parcel/, /results?\b/, /photo|picture/, /rupees/, /police/, /prize|won/])(
  'has friends as well as thieves who speak of %s',
  (word) => {
    const kinds = all.filter(({ from, text }) => word.test(`${from} ${text}`)).map(({ phishing }) => phishing);
    expect(new Set(kinds)).toEqual(new Set([true, false]));
  },
);

it('shows the same signs in Hindi, so that a tree is the same in both languages', () => {
  const differing = (['training', 'heldOut'] as const).flatMap((part) =>
    fort[part].filter(
      (one) => signsOf(one, fort.known).join() !== signsOf({ ...one, text: hindiOf(one.id) }, fort.known).join(),
    ),
  );
  expect(differing).toEqual([]);
});

it('asks for more than one question, and rewards the right ones', () => {
  const stumps = SIGNS.map((sign) => growGate(fort, { questions: [sign], depth: 1 }));
  const best = Math.max(...stumps.map(({ onHeldOut }) => shareRight(onHeldOut)));
  const deep = growGate(fort, { questions: SIGNS, depth: MAX_DEPTH });
  expect(best).toBeCloseTo(22 / 30);
  expect(shareRight(deep.onHeldOut)).toBeCloseTo(27 / 30);
});

/** All sets of questions that hold all four wishes: the hardest trees to trick. */
function hardestSets(): Sign[][] {
  const wishes: Sign[] = ['link', 'attachment', 'secret', 'money'];
  const others = SIGNS.filter((sign) => !wishes.includes(sign));
  return Array.from({ length: 2 ** others.length }, (_, bits) => [
    ...wishes,
    ...others.filter((__, at) => bits & (1 << at)),
  ]);
}

it('has no tree that a phishing message cannot trick', () => {
  const sets = [...SIGNS.map((sign) => [sign]), ...hardestSets()];
  const beyond = sets.filter((questions) => {
    const { tree } = growGate(fort, { questions, depth: MAX_DEPTH });
    return phishing.every((bits) => isShut(tree, signsFromBits(bits)));
  });
  expect(beyond).toEqual([]);
});

it('can be mended after every phishing message, with enough held-out messages sorted correctly', () => {
  // Every seventh: all of them take a minute, and were tried when the messages were written.
  const beyond = phishing
    .filter((_, at) => at % 7 === 0)
    .filter(
      (bits) =>
        ![5, 4].some((depth) => {
          const { tree, onHeldOut } = growGate(fort, { questions: SIGNS, depth, taught: bits });
          return isShut(tree, signsFromBits(bits)) && shareRight(onHeldOut) >= fort.leastAccuracy;
        }),
    );
  expect(beyond).toEqual([]);
});
