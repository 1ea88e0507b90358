// Tests of certificate names, score labels and verification IDs.
import { describe, expect, it } from 'vitest';
import { PLAY_ORDER } from '../constants/realms.ts';
import {
  certificateFileName,
  countCharacters,
  courseCompleted,
  courseScore,
  encodeVerificationId,
  firstCharacters,
  fullName,
  parseFullName,
  parseVerificationId,
  scoreLabel,
  validateNamePart,
} from './certificate.ts';

describe('a name on a certificate', () => {
  it.each([
    ['', 'First name is required'],
    ['   ', 'First name is required'],
    ['Bartholomew', 'First name must be 10 characters or less'],
    ['<b>Asha', 'First name may only have letters, in any script'],
    ['...', 'First name may only have letters, in any script'],
    ['Asha\u202e', 'First name may only have letters, in any script'],
  ])('rejects "%s"', (text, problem) => expect(validateNamePart('First name', text)).toBe(problem));

  it.each(['Asha', 'Zoë-Marie', "D'Souza", 'अनुष्का', 'ਗੁਰਪ੍ਰੀਤ', '小明', 'श्रीनिवासन'])('may be %s', (text) =>
    expect(validateNamePart('Surname', text)).toBeUndefined(),
  );

  it('is counted as people count', () => {
    expect('क्षितिज'.length).toBe(7);
    expect(countCharacters('नि')).toBe(1);
    expect(countCharacters('e\u0301')).toBe(1);
    expect(firstCharacters('निनिनि', 2)).toBe('निनि');
  });

  it('is joined with one space and read back', () => {
    expect(fullName('  Asha ', ' Rao ')).toBe('Asha Rao');
    expect(parseFullName(' Anna  Maria   Rao ')).toBe('Anna Maria Rao');
    expect(parseFullName('आशा राव')).toBe('आशा राव');
  });

  it.each(['Asha', 'Bartholomew Rao', 'Asha Venkataraman', 'A B <script>', `A ${'\u0301'.repeat(90)}b`])(
    'is not read from "%s"',
    (text) => expect(parseFullName(text)).toBeUndefined(),
  );

  it('makes a file name with hyphens', () => {
    expect(certificateFileName('Anna Maria Rao')).toBe('Certificate-Anna-Maria-Rao.jpg');
  });
});

describe('a score', () => {
  it.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89, 'Great'],
    [75, 'Great'],
    [74, 'Good'],
    [60, 'Good'],
    [59, 'Passed'],
    [0, 'Passed'],
  ])('of %i is called %s', (score, label) => expect(scoreLabel(score)).toBe(label));

  it('is the mean over the eight realms, whatever else was played', () => {
    const scores = Object.fromEntries(PLAY_ORDER.map((realm, at) => [realm, { score: at < 4 ? 100 : 81 }]));
    expect(courseScore({ ...scores, demo: { score: 0 } })).toBe(91);
    expect(courseScore({})).toBe(0);
  });

  it('needs all eight realms', () => {
    expect(courseCompleted(PLAY_ORDER)).toBe(true);
    expect(courseCompleted([...PLAY_ORDER.slice(1), 'demo', 'python-world'])).toBe(false);
  });
});

describe('a verification ID', () => {
  const bytes = Uint8Array.from({ length: 24 }, (_, at) => at * 7);

  it('has 24 signs of 5 bits in groups of four', () => {
    const id = encodeVerificationId(bytes);
    expect(id).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseVerificationId(id)).toBe(id);
    expect(() => encodeVerificationId(bytes.subarray(1))).toThrow('24 random bytes');
  });

  it('is understood as people type it', () => {
    expect(parseVerificationId(' oil0 1111 aaaa-bbbb cccc dddd ')).toBe('0110-1111-AAAA-BBBB-CCCC-DDDD');
    expect(parseVerificationId('nonsense')).toBeUndefined();
    expect(parseVerificationId('U'.repeat(24))).toBeUndefined();
  });
});
