// @vitest-environment jsdom
// Typing: the time of a letter, letters coming one by one, finishing at once, a new text starting anew.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { msPerLetter, useTypewriter } from './useTypewriter.ts';

describe('typewriter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes 1000 / length a letter, between 30 and 80 ms', () => {
    expect(msPerLetter('a'.repeat(20), 'normal')).toBe(50);
    expect(msPerLetter('a'.repeat(5), 'normal')).toBe(80);
    expect(msPerLetter('a'.repeat(200), 'normal')).toBe(30);
    expect(msPerLetter('', 'normal')).toBe(80);
    expect(msPerLetter('a'.repeat(20), 'fast')).toBe(25);
    expect(msPerLetter('a'.repeat(20), 'instant')).toBe(0);
  });

  const tick = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
  };

  it('shows letter after letter and says when it is done', () => {
    const { result } = renderHook(() => useTypewriter('Hello', 'normal'));
    expect(result.current.visibleText).toBe('');
    for (let letter = 0; letter < 3; letter += 1) tick(80);
    expect(result.current.visibleText).toBe('Hel');
    expect(result.current.isDone).toBe(false);
    for (let letter = 0; letter < 2; letter += 1) tick(80);
    expect(result.current).toMatchObject({ shown: 'Hello', done: true });
  });

  it('finishes at once on demand, and types the next text from its beginning', () => {
    const { result, rerender } = renderHook(({ text }) => useTypewriter(text, 'normal'), {
      initialProps: { text: 'Hello' },
    });
    act(() => result.current.finish());
    expect(result.current.isDone).toBe(true);
    rerender({ text: 'World' });
    expect(result.current).toMatchObject({ shown: '', done: false });
  });

  it('types a Hindi letter together with its signs', () => {
    const { result } = renderHook(() => useTypewriter('हिन्दी', 'normal'));
    tick(80);
    expect(result.current.visibleText).toBe('हि');
    tick(80);
    tick(80);
    expect(result.current).toMatchObject({ shown: 'हिन्दी', done: true });
  });

  it('shows everything at once where the learner wants it instant', () => {
    const { result } = renderHook(() => useTypewriter('Hello', 'instant'));
    expect(result.current).toMatchObject({ shown: 'Hello', done: true });
  });
});
