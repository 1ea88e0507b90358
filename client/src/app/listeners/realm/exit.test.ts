// The exit: shut until every task is done, no way out through an open window.
import { expect, it } from 'vitest';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectExit } from './exit.ts';
import { createTestRealm } from './testing.ts';

it('asks for the tasks first, then for feedback', () => {
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

it('is shown at once to whoever has done everything, and waits for windows to close', () => {
  const { world, bus, store, record, open } = createTestRealm();
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  connectExit(world);
  expect(bus.lastPayload('exit/shown')).toEqual({ id: 'exit', shown: true });
  store.dispatch(overlayRequested({ kind: 'map' }));
  bus.emit('exit/reached', { id: 'exit' });
  expect(open()).toEqual([{ kind: 'map' }]);
});
