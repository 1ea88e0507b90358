// Tests that each effect of a recorded event reaches the store, the bus or the audio.
import { beforeEach, expect, it, vi } from 'vitest';
import { setSoundPlayer } from '../../../audio/playSound.ts';
import { applyEffects } from './effects.ts';
import { createTestRealm } from './testing/testRealm.ts';

const play = vi.fn();
beforeEach(() => {
  play.mockClear();
  setSoundPlayer(play);
  return () => setSoundPlayer(undefined);
});

it('shows hints, opens overlays, enables characters and shows the exit', () => {
  const { world, bus, open, hint } = createTestRealm();
  const enabled = vi.fn();
  bus.on('character/enabled', enabled);
  applyEffects(world, [
    { kind: 'hint', text: 'Look there' },
    { kind: 'open', target: { kind: 'lesson', ref: 'ethics' } },
    { kind: 'enable', character: 'robot' },
  ]);
  expect(hint()).toBe('Look there');
  expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
  expect(enabled).toHaveBeenCalledExactlyOnceWith({ id: 'robot', enabled: true });
  applyEffects(world, [{ kind: 'exit-revealed', exit: 'exit', hint: 'Step on it' }]);
  expect(bus.lastPayload('exit/shown')).toEqual({ id: 'exit', shown: true });
});

it('marks completed steps and tasks, and updates the sprites', () => {
  const { world, bus, store, record } = createTestRealm();
  const effects = record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  applyEffects(world, effects);
  expect(play.mock.calls.flat()).toContain('step-done');
  expect(store.getState().realm.justDone).toEqual(expect.arrayContaining(['learned', 'learn']));
  expect(bus.lastPayload('characters/dressed')).toEqual({ sprites: { robot: 'robot-mended' } });
});

it('does nothing for effects without a visible result', () => {
  const { world, open, hint } = createTestRealm();
  applyEffects(world, [{ kind: 'realm-completed' }]);
  expect(open()).toEqual([]);
  expect(hint()).toBeUndefined();
});
