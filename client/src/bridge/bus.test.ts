// Tests replay and unsubscription of the event bus.
import { describe, expect, it, vi } from 'vitest';
import { createBus } from './bus.ts';

describe('bus', () => {
  it('replays the last payload of a replayed event to a late listener, but no other events', () => {
    const bus = createBus();
    bus.emit('input/locked', { locked: true });
    bus.emit('input/locked', { locked: false });
    bus.emit('walk/requested', { target: 'wizard' });
    const locked = vi.fn();
    const walked = vi.fn();
    bus.on('input/locked', locked);
    bus.on('walk/requested', walked);
    expect(locked.mock.calls).toEqual([[{ locked: false }]]);
    expect(walked).not.toHaveBeenCalled();
  });

  it('replays the last command to each object, the newest last', () => {
    const bus = createBus();
    const command = (id: string, hold: 'open' | 'closed') =>
      bus.emit('mechanic/command', { id, mechanic: 'sliding-gate', command: { hold } });
    command('east', 'open');
    command('west', 'open');
    command('east', 'closed');
    const commanded = vi.fn();
    bus.on('mechanic/command', ({ id, command: given }) => commanded(id, given));
    expect(commanded.mock.calls).toEqual([
      ['west', { hold: 'open' }],
      ['east', { hold: 'closed' }],
    ]);
    expect(bus.lastPayload('mechanic/command')?.id).toBe('east');
  });

  it('unsubscribes each listener separately', () => {
    const bus = createBus();
    const first = vi.fn();
    const second = vi.fn();
    const stop = bus.on('item/picked', first);
    bus.on('item/picked', second);
    stop();
    bus.emit('item/picked', { id: 'star' });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});
