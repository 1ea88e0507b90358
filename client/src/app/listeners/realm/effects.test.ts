// Effects of recorded events: each reaches the one it is meant for.
import { beforeEach, expect, it, vi } from 'vitest';
import { setPlayer } from '../../../audio/playSound.ts';
import { announceEffects } from './effects.ts';
import { createWorld } from './testing.ts';

const play = vi.fn();
beforeEach(() => {
  play.mockClear();
  setPlayer(play);
  return () => setPlayer(undefined);
});

it('gives hints, opens, enables and shows the exit', () => {
  const { world, bus, open, hint } = createWorld();
  const enabled = vi.fn();
  bus.on('character/enabled', enabled);
  announceEffects(world, [
    { kind: 'hint', text: 'Look there' },
    { kind: 'open', target: { kind: 'lesson', ref: 'ethics' } },
    { kind: 'enable', character: 'robot' },
  ]);
  expect(hint()).toBe('Look there');
  expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
  expect(enabled).toHaveBeenCalledExactlyOnceWith({ id: 'robot', enabled: true });
  announceEffects(world, [{ kind: 'exit-revealed', exit: 'exit', hint: 'Step on it' }]);
  expect(bus.last('exit/shown')).toEqual({ id: 'exit', shown: true });
});

it('celebrates a task, ticks what is done and dresses the characters anew', () => {
  const { world, bus, store, record } = createWorld();
  const asked = vi.fn();
  bus.on('effect/requested', asked);
  const effects = record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  announceEffects(world, effects);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ effect: 'celebrate', at: 'player' });
  expect(play.mock.calls.flat()).toEqual(expect.arrayContaining(['step-done', 'task-done']));
  expect(store.getState().realm.justDone).toEqual(expect.arrayContaining(['learned', 'learn']));
  expect(bus.last('characters/dressed')).toEqual({ sprites: { robot: 'robot-mended' } });
});

it('does nothing with what the rules refused', () => {
  const { world, open, hint } = createWorld();
  announceEffects(world, [{ kind: 'realm-completed' }]);
  expect(open()).toEqual([]);
  expect(hint()).toBeUndefined();
});
