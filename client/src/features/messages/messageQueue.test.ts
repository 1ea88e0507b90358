// Which message is shown when: in order, one at a time, none that is out of date.
import { describe, expect, it } from 'vitest';
import { addMessage, dropOutdated, type Message, messageAt, type NewMessage } from './messageQueue.ts';

const toast = (text: string): NewMessage => ({ subject: 'toast', kind: 'info', text, durationMs: 3000 });
const queueOf = (...messages: NewMessage[]): Message[] =>
  messages.reduce<Message[]>((queue, message, at) => addMessage(queue, { ...message, key: at + 1 }), []);
const words = (queue: readonly Message[]) =>
  queue.map((message) => ('text' in message ? message.text : message.subject));

describe('the order', () => {
  const queue = queueOf(
    { subject: 'welcome', text: 'Welcome' },
    { subject: 'summary' },
    { subject: 'lantern', text: 'Light yours now!' },
    { subject: 'offer', task: 'sign' },
    { subject: 'sight', task: 'sign', of: 'done' },
    { subject: 'fixed', text: 'Interact With .....' },
    toast('Congratulations!'),
  );

  it('is the fixed words, what has changed, the lantern, then the summary, then the rest', () => {
    expect(words(queue)).toEqual([
      'Congratulations!',
      'Interact With .....',
      'sight',
      'Light yours now!',
      'offer',
      'summary',
      'Welcome',
    ]);
  });

  it('shows one message at a place, and no hint beside a toast', () => {
    expect(messageAt(queue, 'top', false)?.text).toBe('Congratulations!');
    expect(messageAt(queue, 'hint', false)).toBeUndefined();
    expect(messageAt(queue.slice(1), 'hint', false)?.text).toBe('Interact With .....');
    expect(messageAt(queue, 'world', false)?.subject).toBe('sight');
  });

  it('says nothing of the lantern before what has changed was seen, and offers it then', () => {
    expect(messageAt(queue.slice(2), 'hint', false)).toBeUndefined();
    expect(messageAt(queue.slice(3), 'hint', false)?.text).toBe('Light yours now!');
    expect(messageAt(queue.slice(3), 'world', false)?.subject).toBe('offer');
  });

  it('opens no summary over what is still to be seen', () => {
    for (const waiting of [queue, queue.slice(1), queue.slice(2), queue.slice(3), queue.slice(4)])
      expect(messageAt(waiting, 'window', false)).toBeUndefined();
    expect(messageAt(queue.slice(5), 'window', false)).toBeDefined();
  });

  it('shows toasts alone while a window is open', () => {
    expect(messageAt(queue, 'top', true)).toBeDefined();
    for (const place of ['hint', 'world', 'window'] as const) expect(messageAt(queue, place, true)).toBeUndefined();
  });
});

describe('a message that is out of date', () => {
  const walk: NewMessage = { subject: 'walk', text: 'You stopped on your way to Lin.' };
  const welcome: NewMessage = { subject: 'welcome', text: 'Welcome' };
  const fixed: NewMessage = { subject: 'fixed', text: 'Interact With .....' };

  it.each([
    ['progress', ['Interact With .....']],
    ['window-opened', ['Interact With .....']],
    ['walk-begun', ['Interact With .....', 'Welcome']],
  ] as const)('is dropped at the moment %s', (moment, left) => {
    expect(words(dropOutdated(queueOf(walk, welcome, fixed), moment))).toEqual(left);
  });

  it('gives way to a newer one of its subject', () => {
    const lit = (text: string): NewMessage => ({ subject: 'lantern', text });
    expect(words(queueOf(lit('2 of 3'), lit('3 of 3')))).toEqual(['3 of 3']);
  });
});

describe('toasts', () => {
  it('wait for each other, the newest 20', () => {
    const queue = queueOf(...Array.from({ length: 25 }, (_, at) => toast(`Message ${at + 1}`)));
    expect(queue).toHaveLength(20);
    expect(messageAt(queue, 'top', false)?.text).toBe('Message 6');
  });

  it('that are equal are one, shown again', () => {
    const queue = queueOf(toast('Saved'), toast('Other'), toast('Saved'));
    expect(words(queue)).toEqual(['Saved', 'Other']);
    expect(queue[0]?.key).toBe(3);
  });
});
