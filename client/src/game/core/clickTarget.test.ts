// Tests which thing of the world a click means.
import { describe, expect, it } from 'vitest';
import { clickedTarget } from './clickTarget.ts';

const lantern = { id: 'lantern', x: 500, y: 500, size: 36, height: 123 };
const owl = { id: 'owl', x: 540, y: 420, size: 32, height: 60 };
const star = { id: 'star', x: 300, y: 300, size: 32 };
const clicked = (x: number, y: number) => clickedTarget({ x, y }, [owl, lantern, star])?.id;

describe('a click', () => {
  it('on any part of a great lantern means it, also on its ring', () => {
    for (const y of [380, 400, 440, 470, 500, 520]) expect(clicked(490, y)).toBe('lantern');
  });

  it('on a head means the person, on the ground beside it the nearest thing', () => {
    expect(clicked(545, 365)).toBe('owl');
    expect(clicked(530, 415)).toBe('owl');
    expect(clicked(506, 415)).toBe('lantern');
  });

  it('on open ground means nothing, and above or below a thing neither', () => {
    expect(clicked(400, 400)).toBeUndefined();
    expect(clicked(500, 360)).toBeUndefined();
    expect(clicked(500, 545)).toBeUndefined();
    expect(clicked(300, 225)).toBeUndefined();
    expect(clicked(310, 290)).toBe('star');
  });

  it('on a small figure means it as far as it reaches, and no ground beside it', () => {
    const wick = { id: 'wick', x: 100, y: 200, size: 24, reach: 24, height: 60 };
    const at = (x: number, y: number) => clickedTarget({ x, y }, [wick])?.id;
    expect([at(100, 145), at(115, 175), at(90, 210)]).toEqual(['wick', 'wick', 'wick']);
    expect([at(130, 190), at(100, 228), at(100, 110)]).toEqual([undefined, undefined, undefined]);
  });
});
