// @vitest-environment jsdom
// Tests what the place of a lesson shows of a program, and how the people there take it.
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBus } from '../../bridge/bus.ts';
import { WorldProvider } from '../../overlay-kit/useWorld.ts';
import type { PythonRuntime, RuntimeEvent } from '../../python-lab/protocol.ts';
import { useProgramOnMap } from './useProgramOnMap.ts';

function openAt() {
  const bus = createBus();
  const listeners = new Set<(event: RuntimeEvent) => void>();
  const runtime = {
    on(listener: (event: RuntimeEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as PythonRuntime;
  const views: unknown[] = [];
  bus.on('window/changed', ({ view }) => views.push(view));
  const said: unknown[] = [];
  bus.on('effect/requested', (effect) => said.push(effect));
  bus.on('people/called', (call) => said.push(call));
  const { result, unmount } = renderHook(() => useProgramOnMap('print', runtime, { place: 'shop', person: 'pia' }), {
    wrapper: ({ children }) => <WorldProvider value={bus}>{children}</WorldProvider>,
  });
  const tell = (...events: RuntimeEvent[]) => {
    for (const event of events) for (const listener of listeners) listener(event);
  };
  const print = (text: string): RuntimeEvent => ({ kind: 'output', stream: 'out', text });
  return { result, unmount, views, said, tell, print };
}
const board = (...lines: string[]) => ({ boards: { shop: { lines, label: null, lit: true } } });

it('writes on the board what is printed, the question of input() until the next line, and clears it at the end', () => {
  const { views, tell, print, unmount } = openAt();
  tell({ kind: 'begun' }, print('Cake'), print(' Shop\n'), print('Name? '), { kind: 'ask', prompt: 'Name? ' });
  expect(views).toEqual([board('Cake'), board('Cake Shop'), board('Cake Shop', 'Name?')]);
  tell(print('Hi\n'));
  expect(views.at(-1)).toEqual(board('Cake Shop', 'Hi'));
  tell({ kind: 'begun' }, { kind: 'output', stream: 'err', text: 'oh' }, print('x'.repeat(5000)));
  expect(views.at(-1)).toEqual(board(`${'x'.repeat(65)}…`));
  unmount();
  expect(views.at(-1)).toBeNull();
});

it('lets the teacher be puzzled by a wrong program, and people read out a right one', () => {
  const { result, said, tell, print } = openAt();
  result.current.react(false);
  expect(said).toEqual([{ effect: 'emote-question', at: 'pia' }]);
  tell({ kind: 'begun' }, print('Cake Shop\n'));
  result.current.react(true);
  expect(said.slice(1)).toEqual([
    { effect: 'cheer', at: 'pia' },
    { at: 'shop', lines: ['“Cake Shop”'], mood: 'glad' },
  ]);
});
