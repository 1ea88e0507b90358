// @vitest-environment jsdom
// Listings: a number for each line, comments distinguished from text that contains a #.
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CodeListing, commentStart } from './CodeListing.tsx';

afterEach(cleanup);

describe('a listing', () => {
  it('finds the comment outside quotes only', () => {
    expect(commentStart('x = 1  # one')).toBe(7);
    expect(commentStart('print("# no")')).toBe(13);
    expect(commentStart("print('it\\'s # no') # yes")).toBe(20);
    expect(commentStart('# all of it')).toBe(0);
  });

  it('numbers the lines and greys the comments', () => {
    render(<CodeListing code={'# first\nprint("#")\n'} />);
    expect([...document.querySelectorAll('[aria-hidden]')].map((number) => number.textContent)).toEqual(['1', '2']);
    expect([...document.querySelectorAll('[data-comment]')].map((comment) => comment.textContent)).toEqual(['# first']);
  });
});
