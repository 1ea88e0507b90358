// From commands to a picture and its words: nothing odd gets through, playing keeps the bag's speed, fills, clears and bags behave.
import { describe, expect, it } from 'vitest';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { describePicture } from './describePicture.ts';
import { parseBatch } from './drawCommand.ts';
import { Picture, type PictureChange } from './Picture.ts';
import { colourName } from './shapeWords.ts';

const never = () => false;
const ALL = Number.POSITIVE_INFINITY;
const line = (x: number, y: number, x2: number, y2: number, colour = '#e6262c', bag = 0) => [
  'l',
  bag,
  x,
  y,
  x2,
  y2,
  colour,
  3,
];

function pictureOf(commands: unknown[]) {
  const changes: PictureChange[] = [];
  const picture = new Picture((change) => changes.push(change));
  picture.add(parseBatch(JSON.stringify(commands)));
  return { picture, changes };
}

function words(commands: unknown[]) {
  const { picture } = pictureOf(commands);
  picture.play(ALL, never);
  return describePicture(picture.shapes, picture.names, picture.bags);
}

describe('bags that draw nothing', () => {
  const move = (bag: number, x: number, y: number) => ['m', bag, x, y];
  it.each([
    ['The cake board is empty.', []],
    ['The cake board is empty.', [['z', 0, 0]]],
    ['Nothing is drawn. One icing bag stands in the top left.', [move(0, -200, 200)]],
    ['Nothing is drawn. One icing bag stands in the right.', [move(1, 200, 0)]],
    [
      'Nothing is drawn. 3 icing bags stand there: in the left, in the middle and in the right.',
      [move(1, -200, 0), move(2, 0, 0), move(3, 200, 0)],
    ],
  ])('are told: %s', (summary, commands) => {
    expect(words(commands)).toEqual({ summary, steps: [] });
  });

  it('show the module’s own bag only where the program uses it or makes no other', () => {
    const shown = (commands: unknown[]) => {
      const { picture } = pictureOf(commands);
      picture.play(ALL, never);
      return picture.bags.length;
    };
    const others = [move(1, -200, 0), move(2, 200, 0)];
    expect(shown([])).toBe(1);
    expect(shown(others)).toBe(2);
    expect(shown([...others, ['z', 0, 0]])).toBe(2);
    expect(shown([...others, move(0, 0, 100)])).toBe(3);
    expect(shown([['h', 0, 90], ...others])).toBe(3);
  });
});

describe('a batch', () => {
  it('is read to the last good command, whatever else is in it', () => {
    const odd = [
      null,
      5,
      ['l'],
      ['l', 0, 0, 0, 1, 'x', '#ffffff', 1],
      ['l', 0, 0, 0, 1, 1, 'url(javascript:)', 1],
      ['l', 0, 0, 0, 1e300, 0, '#ffffff', 1],
      ['constructor', 1],
      ['f', 0, 'no', '#ffffff'],
      ['r', ['zz', 0]],
    ];
    expect(parseBatch(JSON.stringify([...odd, line(0, 0, 1, 1)]))).toHaveLength(1);
  });

  it.each(['', '{', '5', 'null', '{"a":1}'])('that is %j is empty', (json) => {
    expect(parseBatch(json)).toEqual([]);
  });
});

describe('playing', () => {
  it('draws a line bit by bit, in as long as the speed says', () => {
    const { picture, changes } = pictureOf([['z', 0, 6], line(0, 0, 520, 0)]);
    picture.play(500, never);
    expect(picture.isPlaying).toBe(true);
    expect(picture.bags[0]?.at.x).toBeCloseTo(260);
    picture.play(500, never);
    expect(picture.isPlaying).toBe(false);
    expect(changes).toMatchObject([
      { kind: 'part', from: 0, to: 0.5 },
      { kind: 'part', from: 0.5, to: 1 },
    ]);
    expect(picture.shapes).toHaveLength(1);
  });

  it('is at once at speed 0, and when everything is wanted at once', () => {
    const slow = pictureOf([['z', 0, 1], line(0, 0, 300, 0), line(0, 0, 0, 300)]);
    slow.picture.play(ALL, never);
    expect(slow.picture.shapes).toHaveLength(2);
    const fast = pictureOf([['z', 0, 0], line(0, 0, 300, 0), line(0, 0, 0, 300)]);
    fast.picture.play(1, never);
    expect(fast.picture.shapes).toHaveLength(2);
  });

  it('gives the page its turn', () => {
    const { picture } = pictureOf(Array.from({ length: 500 }, () => line(0, 0, 1, 1)));
    picture.play(ALL, () => true);
    expect(picture.shapes.length).toBeLessThan(20);
    expect(picture.isPlaying).toBe(true);
  });

  it('stops where it is', () => {
    const { picture } = pictureOf([line(0, 0, 520, 0), line(0, 0, 0, 520)]);
    picture.play(100, never);
    picture.stop();
    picture.play(ALL, never);
    expect(picture.shapes).toHaveLength(0);
  });

  it('turns the short way round', () => {
    const { picture } = pictureOf([['h', 0, 350]]);
    picture.play(1, never);
    expect(picture.bags[0]?.heading).toBeLessThan(0);
  });

  it('wipes what one bag drew, or everything', () => {
    const two = [line(0, 0, 1, 1, '#e6262c', 0), line(0, 0, 2, 2, '#e6262c', 1)];
    const one = pictureOf([...two, ['x', 1]]);
    one.picture.play(ALL, never);
    expect(one.picture.shapes.map(({ icing }) => icing.bag)).toEqual([0]);
    expect(one.changes.at(-1)).toEqual({ kind: 'everything' });
    const all = pictureOf([...two, ['x', -1]]);
    all.picture.play(ALL, never);
    expect(all.picture.shapes).toEqual([]);
  });

  it('holds no more than its limit, however much is sent', () => {
    const { picture } = pictureOf([]);
    const batch = parseBatch(JSON.stringify(Array.from({ length: 10_000 }, () => line(0, 0, 1, 1))));
    for (let i = 0; i < 10; i += 1) picture.add(batch);
    picture.play(ALL, never);
    expect(picture.shapes).toHaveLength(60_000);
  });
});

describe('a picture in words', () => {
  it('names colour, length and direction of a line', () => {
    const { summary, steps } = words([line(0, 0, 100, 0)]);
    expect(summary).toBe('The picture has a red line. It is 100 wide and 0 high, in the middle of the board.');
    expect(steps).toEqual([{ at: 0, text: 'a red line of 100 to the right' }]);
  });

  it('counts what is alike and uses the names of the program', () => {
    const { summary } = words([
      ['n', '#ff7fa8', 'strawberry'],
      ...[0, 1, 2].map((y) => line(0, y, 10, y, '#ff7fa8')),
      [
        'f',
        0,
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        '#ff7fa8',
      ],
      ['r', line(0, 0, 10, 0, '#ff7fa8')],
      ['t', 0, 0, 0, 'Ada', 'left', 16, '#000000', ''],
    ]);
    expect(summary).toContain('3 strawberry lines, a shape filled with strawberry and a text “Ada”');
  });

  it('summarises equal steps and cuts a long list', () => {
    expect(words([1, 2, 3].map(() => line(0, 0, 0, 50))).steps).toEqual([
      { at: 0, text: 'a red line of 50 up, 3 times' },
    ]);
    expect(words(Array.from({ length: 90 }, (_, n) => line(0, 0, n + 1, 0))).steps.at(-1)?.text).toBe('and so on');
  });

  it('is in Hindi on a Hindi page; only the words of the program stay', async () => {
    await showInHindi('python');
    const all = [
      ['n', '#ff7fa8', 'strawberry'],
      line(0, 0, 100, 0),
      line(0, 0, -70, 70),
      ['a', 0, 0, 0, 50, 0, 360, '#ff7fa8', 3],
      ['a', 0, 0, 0, 50, 0, 90, '#2d55d7', 3],
      ['d', 0, 200, 200, 20, '#2d55d7'],
      ['d', 0, -200, 0, 20, '#2d55d7'],
      ['t', 0, 0, 0, 'Ada', 'left', 16, '#000000', ''],
      ['s', 0, 0, 0, 20, '#ff7fa8'],
      ['k', 0, 0, -200, 50, '#ff7fa8'],
      [
        'f',
        0,
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        '#ff7fa8',
      ],
    ];
    const { summary, steps } = words(all);
    const told = [summary, ...steps.map(({ text }) => text)].join('\n');
    expect(told.replaceAll(/strawberry|Ada/g, '')).not.toMatch(/[A-Za-z]/);
    expect(summary).toContain('2 लाल रंग की रेखाएँ');
    expect(steps[0]?.text).toBe('एक लाल रंग की रेखा, लंबाई 100, दाईं ओर');
    expect(words([]).summary).toBe('केक का बोर्ड ख़ाली है।');
  });

  it('says that nothing is there', () => {
    expect(words([['m', 0, 5, 5]]).summary).toBe('The cake board is empty.');
  });

  it('finds a word for a colour that has no name', () => {
    expect(colourName('#ff2020', new Map())).toBe('red');
    expect(colourName('#8fd0ff', new Map([['#8fd0ff', 'sky']]))).toBe('sky');
  });
});
