// @vitest-environment jsdom
// Tests that the prompt names what the learner can press: a key, or the hand on a touch screen, in full until it was used.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { createBus } from '../bridge/bus.ts';
import { RecordProvider } from '../features/progress/hooks.ts';
import { realmAdvanced } from '../features/progress/progressSlice.ts';
import { createStore } from '../features/store/store.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { InteractPrompt } from './InteractPrompt.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

function showPrompt(kind: 'npc' | 'lantern') {
  const bus = createBus();
  const pressed = vi.fn();
  bus.on('interact/pressed', pressed);
  const { container } = render(
    <Provider store={createStore()}>
      <RealmContentProvider value={TEST_CONTENT as RealmContent}>
        <WorldProvider value={bus}>
          <InteractPrompt />
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  act(() => bus.emit('interactable/changed', { id: 'owl', kind, x: 0, y: 0 }));
  return { bus, text: () => container.textContent, button: () => container.querySelector('button'), pressed };
}

it('names the key until the screen is touched, then the hand', () => {
  const { text, button, pressed } = showPrompt('npc');
  expect(text()).toContain('Press E to interact');
  fireEvent.touchStart(window);
  expect(text()).toMatch(/Tap\s+to interact/);
  expect(button()?.querySelector('svg')).not.toBeNull();
  fireEvent.click(button() as HTMLElement);
  expect(pressed).toHaveBeenCalledOnce();
});

it('says it in full until something was used, then only shows the key and the name', () => {
  const { bus, text, button } = showPrompt('npc');
  const hidden = () => button()?.querySelector('.lw-hidden')?.textContent;
  expect(hidden()).toBeUndefined();
  act(() => bus.emit('interaction/requested', { id: 'owl', kind: 'npc' }));
  expect(hidden()).toContain('Press E to interact');
  expect(text()?.replace(hidden() ?? '', '')).toMatch(/^E\w/);
});

it('says that a lantern is lit, with its name for screen readers', () => {
  const { text, button } = showPrompt('lantern');
  expect(text()).toContain('Light the lantern');
  expect(button()?.querySelector('kbd')?.textContent).toBe('E');
});

function showFinished() {
  const bus = createBus();
  const store = createStore();
  const record = vi.fn(() => []);
  const { quest, realm } = TEST_CONTENT;
  const done = quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id));
  const advance = (lanterns: string[]) =>
    store.dispatch(realmAdvanced({ realm: realm.id, state: { ...EMPTY_REALM_STATE, entered: true, done, lanterns } }));
  advance([]);
  const { container } = render(
    <Provider store={store}>
      <RealmContentProvider value={TEST_CONTENT as RealmContent}>
        <WorldProvider value={bus}>
          <RecordProvider value={record}>
            <InteractPrompt />
          </RecordProvider>
        </WorldProvider>
      </RealmContentProvider>
    </Provider>,
  );
  act(() => bus.emit('world/ready', { realm: realm.id, places: [{ id: 'learn', kind: 'lantern', x: 0, y: 0 }] }));
  const buttons = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { bus, buttons, advance, record, container };
}

it('offers to light the lantern of a finished task from afar', () => {
  const { buttons, advance } = showFinished();
  expect(buttons()).toEqual(['ELight the lantern: Learn']);
  act(() => void advance(['learn']));
  expect(buttons()).toEqual([]);
});

it('offers to light the lantern also beside the person who gave the task, who keeps the key', () => {
  const { bus, buttons, record, container } = showFinished();
  act(() => bus.emit('interactable/changed', { id: 'owl', kind: 'npc', x: 0, y: 0 }));
  expect(buttons()).toEqual([expect.stringContaining('Press E to interact'), 'Light the lantern']);
  fireEvent.click(container.querySelector('[data-lantern-prompt]') as HTMLElement);
  expect(record).toHaveBeenCalledExactlyOnceWith({ kind: 'lantern-lit', ref: 'learn' });
});

it('says one thing beside a lantern that waits', () => {
  const { bus, buttons } = showFinished();
  act(() => bus.emit('interactable/changed', { id: 'learn', kind: 'lantern', x: 0, y: 0 }));
  expect(buttons()).toEqual([expect.stringMatching(/^ELight the lantern/)]);
});
