// Refuses files that something on the way sent in place of the server's, and remembers for the words about what is missing that it happened.
import { isForeignFile } from './foreignReply.ts';
import { createValueStore } from './valueStore.ts';

/** Whether it happened since the page was opened. */
export const foreignFiles = createValueStore(false);

/** The answer to a request for a file; throws if it is none of the server's. */
export function ownFile(reply: Response): Response {
  if (!isForeignFile(reply)) return reply;
  foreignFiles.setState(true);
  throw new TypeError('Something on the way answered in place of the server');
}
