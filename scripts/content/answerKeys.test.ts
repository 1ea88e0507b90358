// Answer keys of all realms: every activity is in its key, and what the key says is what the grading accepts.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerKeyOf } from '../../shared/src/resources/answerKey.ts';
import { realmKeySchema } from '../../shared/src/resources/keyParts.ts';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));

/** Kinds whose work is the answer: a drawing, a recording, a trained model. All others have lines or a program. */
const OPEN_KINDS = [
  'council',
  'choice-game',
  'path-finding',
  'pattern-learner',
  'steering-rules',
  'teach-drawings',
  'image-explorer',
];

describe.each(realms.map((realm) => [realm.realm.id, realm] as const))('the key of %s', (_id, realm) => {
  const key = answerKeyOf(realm);

  it('has every activity and every Python lesson once', () => {
    const python = Object.values(realm.lessons).filter((lesson) => lesson.kind === 'python');
    const ids = [...Object.keys(realm.activities), ...python.map(({ id }) => id)];
    expect(key.parts.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(realmKeySchema.parse(key)).toEqual(key);
  });

  it('answers every part, or says how it is done', () => {
    for (const part of key.parts) {
      const { kind } = realm.activities[part.id] ?? { kind: 'python' };
      expect(part.help.length + part.programs.length, part.id).toBeGreaterThan(0);
      if (!OPEN_KINDS.includes(kind)) expect(part.answers.length + part.programs.length, part.id).toBeGreaterThan(0);
    }
  });

  it('leaves no answer empty', () => {
    const lines = key.parts.flatMap(({ id, answers }) => answers.map((line) => ({ id, ...line })));
    expect(lines.filter(({ item, answer }) => item.trim() === '' || answer.trim() === '')).toEqual([]);
    const programs = key.parts.flatMap((part) => part.programs);
    expect(programs.filter(({ code }) => code.trim() === '')).toEqual([]);
  });

  it('gives the right option of every question, never a wrong one', () => {
    const questions = Object.values(realm.activities).flatMap((activity) =>
      activity.kind === 'quiz' ? activity.questions.map((question) => ({ id: activity.id, question })) : [],
    );
    for (const { id, question } of questions) {
      const right = question.options.find((option) => option.id === question.correct);
      const line = key.parts.find((part) => part.id === id)?.answers.find(({ item }) => item === question.text);
      expect(line?.answer, question.text).toBe(right?.text);
    }
  });
});

it('a sorting task names the zone of each card', () => {
  const park = realms.find(({ realm }) => realm.id === 'ai-adventure-park');
  if (!park) throw new Error('The park is missing.');
  const part = answerKeyOf(park).parts.find(({ id }) => id === 'fair-unfair');
  const { pieces, zones } = park.activities['fair-unfair'] as unknown as {
    pieces: { text: string; zone: string }[];
    zones: { id: string; label: string }[];
  };
  expect(part?.answers.map(({ item, answer }) => [item, answer])).toEqual(
    pieces.map(({ text, zone }) => [text, zones.find(({ id }) => id === zone)?.label]),
  );
});
