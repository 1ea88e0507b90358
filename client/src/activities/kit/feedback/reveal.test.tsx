// @vitest-environment jsdom
// Tests what is scrolled to when it appears: feedback first, else the question that a press brought.
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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
      {isFurther && brings === 'reply' && <p role="status">It got through!</p>}
      {isFurther && ask('Second?')}
      {isFurther && ask('Third?')}
      {isFurther && brings === 'feedback' && <p ref={reveal}>Not yet.</p>}
    </section>
  );
}

const goOn = async ({ container }: { container: HTMLElement }) => {
  fireEvent.click(container.querySelector('button') as Element);
  await nextFrame();
};

it('does not leave the first lines for the question that an activity opens with', async () => {
  render(<Asking />);
  await nextFrame();
  expect(scrolled).toEqual([]);
});

it('scrolls to the first question that a press brings', async () => {
  await goOn(render(<Asking />));
  expect(scrolled).toEqual(['Second?']);
});

it('scrolls to the question below the reply to the press, where both can be seen', async () => {
  await goOn(render(<Asking brings="reply" />));
  expect(scrolled).toEqual(['Second?']);
});

it('scrolls to the reply alone where the question does not fit beside it', async () => {
  const bottoms: Record<string, number> = { 'It got through!': 0, 'Second?': 5000 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const bottom = bottoms[this.getAttribute('aria-label') ?? this.textContent ?? ''] ?? 0;
    return DOMRect.fromRect({ height: bottom });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await goOn(render(<Asking brings="reply" />));
  expect(scrolled).toEqual(['It got through!']);
});

it('scrolls only when the buttons that came with it have their places', async () => {
  const { container } = render(<Asking brings="feedback" />);
  fireEvent.click(container.querySelector('button') as Element);
  expect(scrolled).toEqual([]);
  await nextFrame();
  expect(scrolled).toEqual(['Not yet.']);
});

it('scrolls to the feedback alone, where both appear', async () => {
  await goOn(render(<Asking brings="feedback" />));
  expect(scrolled).toEqual(['Not yet.']);
});
