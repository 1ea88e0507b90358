// Tests that the exit is closed until every task is done, and while an overlay is open.
import { expect, it } from 'vitest';
import { overlayClosed, overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectExit } from './exit.ts';
import { createTestRealm } from './testing/testRealm.ts';

it('hints at unfinished tasks, then opens the feedback', () => {
  const { world, bus, record, open, hint } = createTestRealm();
  connectExit(world);
  expect(bus.lastPayload('exit/shown')).toBeUndefined();
  bus.emit('exit/reached', { id: 'exit' });
  expect(hint()).toBe('Finish all tasks first, then the arrow lets you through.');
  expect(open()).toEqual([]);
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  bus.emit('exit/reached', { id: 'exit' });
  expect(open()).toEqual([{ kind: 'feedback' }]);
});

it('is shown at the start if all tasks are done, and ignored while an overlay is open', () => {
  const { world, bus, store, record, open } = createTestRealm();
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  connectExit(world);
  expect(bus.lastPayload('exit/shown')).toEqual({ id: 'exit', shown: true });
  store.dispatch(overlayRequested({ kind: 'map' }));
  bus.emit('exit/reached', { id: 'exit' });
  expect(open()).toEqual([{ kind: 'map' }]);
});

it('opens the feedback again when the player is sent to the arrow after closing it, and once at a time', () => {
  const { world, bus, store, record, open } = createTestRealm();
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  connectExit(world);
  bus.emit('exit/reached', { id: 'exit' });
  bus.emit('walk/ended', { target: 'exit', arrived: true });
  expect(open()).toEqual([{ kind: 'feedback' }]);
  store.dispatch(overlayClosed(undefined));
  expect(open()).toEqual([]);
  bus.emit('walk/ended', { target: 'exit', arrived: false });
  bus.emit('walk/ended', { target: 'wizard', arrived: true });
  expect(open()).toEqual([]);
  bus.emit('walk/ended', { target: 'exit', arrived: true });
  expect(open()).toEqual([{ kind: 'feedback' }]);
});
