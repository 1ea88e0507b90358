// @vitest-environment jsdom
// Tests what is scrolled to when it appears: feedback first, else the question that a press brought.
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Options } from '../Options.tsx';
import { rememberReplies, reveal } from './reveal.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.getAttribute('aria-label') ?? this.textContent ?? '');
  });
});
afterEach(async () => {
  cleanup();
  await nextFrame();
});

function Asking({ brings }: { brings?: 'feedback' | 'reply' }) {
  const [isFurther, setFurther] = useState(false);
  const ask = (label: string) => <Options label={label} options={[]} chosen={undefined} onChoose={() => undefined} />;
  return (
    <section data-kind="quiz" onClickCapture={({ currentTarget }) => rememberReplies(currentTarget)}>
      <p role="status">Taps: 1 of 2.</p>
      {ask('First?')}
      <button type="button" onClick={() => setFurther(true)}>
        Go on
      </button>
      {isFurther && ask('Second?')}
      {isFurther && ask('Third?')}
      {isFurther && brings === 'reply' && <p role="status">It got through!</p>}
      {isFurther && brings === 'feedback' && <p ref={reveal}>Not yet.</p>}
    </section>
  );
}

const goOn = (container: HTMLElement) => fireEvent.click(container.querySelector('button') as Element);

it('does not leave the first lines for the question that an activity opens with', () => {
  render(<Asking />);
  expect(scrolled).toEqual([]);
});

it('scrolls to the first question that a press brings', () => {
  goOn(render(<Asking />).container);
  expect(scrolled).toEqual(['Second?']);
});

it('scrolls to the reply to the press instead, where there is one', () => {
  goOn(render(<Asking brings="reply" />).container);
  expect(scrolled).toEqual(['It got through!']);
});

it('scrolls to the feedback last, where both appear', () => {
  goOn(render(<Asking brings="feedback" />).container);
  expect(scrolled.at(-1)).toBe('Not yet.');
});
