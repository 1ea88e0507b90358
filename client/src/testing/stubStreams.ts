// A server of live lessons in tests: answers fetch with streams whose lines the test sends.
import type { BoardMessage, OwnLiveMessage } from '@lanternwise/shared/contracts/liveMessages';
import { vi } from 'vitest';

type Line = BoardMessage | OwnLiveMessage;

export interface FakeAnswer {
  /** Query of the request. */
  query: URLSearchParams;
  method: string;
  body: unknown;
  send(...lines: Line[]): void;
  /** Text that is no whole line. */
  sendText(text: string): void;
  /** The server or something on the way closes the connection. */
  end(): void;
  break(): void;
  isAborted(): boolean;
}

/** Stubs `fetch` until `vi.unstubAllGlobals()`. Requests are answered with an open stream, or with what `respond` gives. */
export function stubStreams(respond: () => Response | Error | undefined = () => undefined): FakeAnswer[] {
  const answers: FakeAnswer[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const fixed = respond();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
    });
    let isAborted = false;
    init.signal?.addEventListener('abort', () => {
      if (!isAborted) controller?.error(new DOMException('aborted', 'AbortError'));
      isAborted = true;
    });
    const sendText = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    answers.push({
      query: new URL(url, 'http://localhost').searchParams,
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      send: (...lines) => sendText(lines.map((line) => `${JSON.stringify(line)}\n`).join('')),
      sendText,
      end: () => controller?.close(),
      break: () => controller?.error(new TypeError('network error')),
      isAborted: () => isAborted,
    });
    if (fixed instanceof Error) throw fixed;
    return fixed ?? new Response(stream);
  });
  return answers;
}

/** Lets pending promises and streams proceed. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
