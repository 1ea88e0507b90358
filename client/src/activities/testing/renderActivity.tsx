// For component tests: renders an activity of the park, operates it by buttons, and records the answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Activity, activitySchema } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { RealmContentProvider } from '../../overlay-kit/RealmContentProvider.tsx';
import { ActivityRunner, type CheckedAnswer } from '../host/ActivityRunner.tsx';

const FOLDER = join(import.meta.dirname, '../../../../shared/content/realms/ai-adventure-park/activities');

export const parkActivity = (id: string): Activity =>
  activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')));

interface RenderedActivity {
  activity: Activity;
  answers: CheckedAnswer[];
  cards: Record<string, number>[];
}

export const renderActivity = (id: string, seed = 7): Promise<RenderedActivity> =>
  renderContent(parkActivity(id), seed);

/** Renders and waits for the lazily loaded view; `content` is the realm of views that build on another activity. */
export async function renderContent(
  activity: Activity,
  seed = 7,
  part?: string,
  content: RealmContent | null = null,
): Promise<RenderedActivity> {
  const answers: CheckedAnswer[] = [];
  const cards: Record<string, number>[] = [];
  render(
    <Provider store={createStore()}>
      <RealmContentProvider value={content}>
        <ActivityRunner
          activity={activity}
          seed={seed}
          part={part}
          onAnswered={(answered) => answers.push(answered)}
          onReport={(figures) => cards.push(figures)}
        />
      </RealmContentProvider>
    </Provider>,
  );
  await screen.findByText(activity.title);
  await waitFor(() => expect(document.querySelector('.lw-spinner')).toBeNull());
  return { activity, answers, cards };
}

/** The accessible name: the label, or the text without hidden elements. */
function accessibleName(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The only native button whose name matches the expression or starts with the text. (Role queries over a table of sixty lists take seconds.) */
export function getButton(name: string | RegExp): HTMLButtonElement {
  const matches = (text: string) => (name instanceof RegExp ? name.test(text) : text.startsWith(name));
  const found = [...document.querySelectorAll('button')].filter((candidate) => matches(accessibleName(candidate)));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} buttons have the name ${String(name)}`);
  return only;
}

/** A button that waits for something can be reached, but not pressed. */
export const isPressable = (button: HTMLButtonElement): boolean =>
  !button.disabled && button.getAttribute('aria-disabled') !== 'true';

/** Clicks a button as Enter does; throws if it cannot get the focus. */
export function pressButton(name: string | RegExp): void {
  const target = getButton(name);
  if (!isPressable(target)) throw new Error(`${String(name)} is disabled`);
  target.focus();
  if (document.activeElement !== target) throw new Error(`${String(name)} cannot take the focus`);
  fireEvent.click(target);
}

export function selectOption(label: string | RegExp, option: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value: option } });
}
