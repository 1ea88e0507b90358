// The bell of the outbox: whoever puts a letter in rings it, so that the sender of this process need not wait for its round.
import { EventEmitter } from 'node:events';

const emitter = new EventEmitter();
// Every running server of a test process listens; that is no leak.
emitter.setMaxListeners(0);

export const signalOutbox = (): void => {
  emitter.emit('ring');
};

/** Returns how to stop listening. */
export function onOutboxSignal(listener: () => void): () => void {
  emitter.on('ring', listener);
  return () => emitter.off('ring', listener);
}
