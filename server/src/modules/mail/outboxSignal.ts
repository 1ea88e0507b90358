// Signals new mails to the sender of this process, so that it need not wait for its next poll.
import { EventEmitter } from 'node:events';

const emitter = new EventEmitter();
// Test processes run many servers, each with a listener; no leak.
emitter.setMaxListeners(0);

export const signalOutbox = (): void => {
  emitter.emit('ring');
};

/** Returns the unsubscribe function. */
export function onOutboxSignal(listener: () => void): () => void {
  emitter.on('ring', listener);
  return () => emitter.off('ring', listener);
}
