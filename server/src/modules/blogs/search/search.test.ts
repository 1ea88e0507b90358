// Tests of the search, through the API: exact words, prefixes, Devanagari, typos, and whatever may be typed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOGS, post, publish, registerEditor } from '../../../testing/blogs.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { similarWords, wordsOf } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const editor = await registerEditor(server);
  const texts: [title: string, content: string, tags?: string[]][] = [
    ['AI and you', 'Machines guess.'],
    ['The aim of the game', 'Air, aid and aisle.'],
    ['Python for beginners', 'A loop repeats; functions have names.'],
    ['Snakes', 'A python is also an animal that sleeps.'],
    ['Lanterns', 'Walking through the park.', ['Robotics']],
    ['रोबोट कैसे सीखता है', 'मशीन हज़ारों तस्वीरें देखकर सीखती है।'],
    ["It's 100% <b>safe</b>", 'Keep C and R apart; e-mail me.'],
  ];
  for (const [title, content, tags = []] of texts)
    await publish(editor, post({ title, content, tags, auther: 'Tara' }));
});
afterAll(() => server.close());

async function search(text: string) {
  const reply = await server.call('GET', `${BLOGS}?search=${encodeURIComponent(text)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const { blogs, isRelaxedSearch, totalPages } = reply.json();
  return { titles: blogs.map(({ title }: { title: string }) => title), isRelaxedSearch, totalPages };
}

describe('an exact search', () => {
  it.each([
    ['two letters as a whole word', 'AI', ['AI and you']],
    ['any case', 'ai YOU', ['AI and you']],
    ['the start of a word', 'begin', ['Python for beginners']],
    ['the title before the text', 'python', ['Python for beginners', 'Snakes']],
    ['a tag', 'robotics', ['Lanterns']],
    ['Devanagari', 'रोबोट', ['रोबोट कैसे सीखता है']],
    ['Devanagari with vowel signs and a prefix', 'तस्वी', ['रोबोट कैसे सीखता है']],
    ['one letter', 'C', ["It's 100% <b>safe</b>"]],
  ])('finds %s', async (_what, text, titles) => {
    expect(await search(text)).toEqual({ titles, isRelaxedSearch: false, totalPages: 1 });
  });

  it('needs every word', async () => {
    expect((await search('python loop')).titles).toEqual(['Python for beginners']);
  });
});

describe('a relaxed search', () => {
  it.each([
    ['swapped letters', 'pyhton', 'Python for beginners'],
    ['a missing letter', 'lantrns', 'Lanterns'],
    ['a doubled letter', 'macchines', 'AI and you'],
    ['a typo in Devanagari', 'मशिन', 'रोबोट कैसे सीखता है'],
    ['words that no post has together', 'lanterns beginners', 'Python for beginners'],
    ['one word of two', 'snakes xylophone', 'Snakes'],
  ])('finds %s', async (_what, text, title) => {
    const { titles, isRelaxedSearch } = await search(text);
    expect(titles).toContain(title);
    expect(isRelaxedSearch).toBe(true);
  });

  it('finds nothing where nothing is near', async () => {
    expect(await search('zzzzqqqq')).toEqual({ titles: [], isRelaxedSearch: false, totalPages: 0 });
  });
});

describe('anything that may be typed', () => {
  it.each([
    '"',
    "'",
    '""',
    '*',
    'a*',
    '-',
    'NOT',
    'AND OR NOT',
    'NEAR(a b)',
    'title:ai',
    '^ai',
    '(',
    '{}',
    '\\',
    '%',
    '_',
    ';--',
    "' OR 1=1 --",
    'ai" OR "x',
    '\u0000',
    'ai\u0000',
    '\uD800',
    '🦉',
    '<script>alert(1)</script>',
    ':*',
    '!ai & | <->',
    '़',
    '\u200d',
    'ﷺ',
    'a'.repeat(10_000),
    '" '.repeat(5000),
    'और '.repeat(60),
    `${'x '.repeat(40)}ai`,
    'null',
    '.'.repeat(9000),
  ])('%j is answered', async (text) => {
    const path = `${BLOGS}?search=${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))}`;
    expect((await server.call('GET', path)).statusCode).toBe(200);
  });

  it.each(['%', '%ff%fe', '%00', 'a&search=b', '[]'])('the raw query %s is answered', async (raw) => {
    expect([200, 400]).toContain((await server.call('GET', `${BLOGS}?search=${raw}`)).statusCode);
  });

  it('is blank: the whole list', async () => {
    expect((await search('   ')).titles).toHaveLength(7);
  });
});

describe('words', () => {
  it('keep their marks and lose everything else', () => {
    expect(wordsOf(`It's "AI": क़िताब—2 ﬁsh`)).toEqual(['it', 's', 'ai', 'क़िताब'.normalize('NFKC'), '2', 'fish']);
  });
  it('are similar if they differ by one letter, long ones by two', () => {
    expect(similarWords('loop', ['loops', 'look', 'pool', 'floor'])).toEqual(['look', 'loops']);
    expect(similarWords('pyhton', ['python', 'photon', 'typhoon'])).toEqual(['python', 'photon']);
  });
});
