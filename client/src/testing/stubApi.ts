// Answers API requests in tests of pages.
import { vi } from 'vitest';

/** The answer to a request: the body of a 200, or a refusal. */
export type StubbedReply = Record<string, unknown> | { refused: { status: number; code: string; message: string } };

/** Stubs `fetch` until `vi.unstubAllGlobals()`; what has no reply is a 404. Returns the requests, as 'METHOD /path'. */
export function stubApi(replies: Readonly<Record<string, StubbedReply | (() => StubbedReply)>>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const request = `${method} ${url.split('?', 1)[0]}`;
    requests.push(request);
    const found = replies[request];
    const reply = (typeof found === 'function' ? found() : found) ?? {
      refused: { status: 404, code: 'not-found', message: 'There is nothing here.' },
    };
    if (!('refused' in reply)) return Response.json({ success: true, ...reply });
    const { status, code, message } = reply.refused as { status: number; code: string; message: string };
    return Response.json({ success: false, code, message }, { status });
  });
  return requests;
}
