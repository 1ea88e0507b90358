// The bell of the outbox: whoever puts a letter in rings it, so that the sender of this process need not wait for its round.
import { EventEmitter } from 'node:events';

const bell = new EventEmitter();
// Every running server of a test process listens; that is no leak.
bell.setMaxListeners(0);

export const ringOutbox = (): void => {
  bell.emit('ring');
};

/** Returns how to stop listening. */
export function onOutboxRing(listener: () => void): () => void {
  bell.on('ring', listener);
  return () => bell.off('ring', listener);
}
