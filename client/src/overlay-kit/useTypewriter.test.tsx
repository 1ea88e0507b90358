// @vitest-environment jsdom
// Tests of the typewriter: time per letter, letters one by one, finishing early, restarting with a new text.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { msPerLetter, useTypewriter } from './useTypewriter.ts';

describe('typewriter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes 1000 / length per letter, between 30 and 80 ms', () => {
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

  it('shows letter after letter and reports when it is done', () => {
    const { result } = renderHook(() => useTypewriter('Hello', 'normal'));
    expect(result.current.visibleText).toBe('');
    for (let letter = 0; letter < 3; letter += 1) tick(80);
    expect(result.current.visibleText).toBe('Hel');
    expect(result.current.isDone).toBe(false);
    for (let letter = 0; letter < 2; letter += 1) tick(80);
    expect(result.current).toMatchObject({ visibleText: 'Hello', isDone: true });
  });

  it('finishes immediately on request and types the next text from its beginning', () => {
    const { result, rerender } = renderHook(({ text }) => useTypewriter(text, 'normal'), {
      initialProps: { text: 'Hello' },
    });
    act(() => result.current.finish());
    expect(result.current.isDone).toBe(true);
    rerender({ text: 'World' });
    expect(result.current).toMatchObject({ visibleText: '', isDone: false });
  });

  it('types a Hindi letter together with its signs', () => {
    const { result } = renderHook(() => useTypewriter('हिन्दी', 'normal'));
    tick(80);
    expect(result.current.visibleText).toBe('हि');
    tick(80);
    tick(80);
    expect(result.current).toMatchObject({ visibleText: 'हिन्दी', isDone: true });
  });

  it('shows the whole text at once at instant speed', () => {
    const { result } = renderHook(() => useTypewriter('Hello', 'instant'));
    expect(result.current).toMatchObject({ visibleText: 'Hello', isDone: true });
  });
});
