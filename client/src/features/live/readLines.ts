// Reads NDJSON from a response as it arrives.

/** The server sends no longer line: a class of 150 has 40 KB. */
const MAX_LINE = 1_000_000;

/**
 * Calls `onMessages` with the complete lines of each chunk. Resolves when the body ends; an incomplete last line is dropped.
 * Rejects if the connection breaks or a line is no JSON object.
 */
export async function readLines<M>(reply: Response, onMessages: (messages: M[]) => void): Promise<void> {
  if (!reply.body) return;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new Error('a line of the live stream is too long');
    const messages = lines.filter((line) => line !== '').map(parseLine<M>);
    if (messages.length > 0) onMessages(messages);
  }
}

/** Typed by the contract, not parsed by it, as the replies of RTK Query. */
function parseLine<M>(line: string): M {
  const message: unknown = JSON.parse(line);
  if (typeof message !== 'object' || message === null || !('type' in message))
    throw new Error('a line of the live stream is no message');
  return message as M;
}
