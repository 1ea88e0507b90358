// @vitest-environment jsdom
// Listings: a number for each line, comments distinguished from text that contains a #.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { colouredLines } from '../editor/codeColours.ts';
import { CodeListing } from './CodeListing.tsx';

describe('a listing', () => {
  it('numbers the lines and greys the comments', () => {
    render(<CodeListing code={'# first\nprint("#")\n'} />);
    expect([...document.querySelectorAll('[aria-hidden]')].map((number) => number.textContent)).toEqual(['1', '2']);
    expect([...document.querySelectorAll('[data-comment]')].map((comment) => comment.textContent)).toEqual(['# first']);
  });

  it('has the colours of the editor, and loses nothing of the program', () => {
    const code = 'for i in range(3):\n    print("it\\\'s # no", i)  # yes\n\nx = 1';
    const lines = colouredLines(code);
    expect(lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n')).toBe(code);
    expect(lines[0]?.[0]).toMatchObject({ text: 'for', color: 'var(--code-keyword)' });
    expect(lines.flat().filter(({ isComment }) => isComment)).toMatchObject([{ text: '# yes' }]);
  });
});
