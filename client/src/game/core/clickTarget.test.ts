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
});
