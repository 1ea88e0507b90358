// How input() waits in the worker: asleep on shared memory, or inside a request that the service worker holds open.
import type { InputMode } from '../protocol.ts';
import { INPUT_STATE, type SharedViews, SLOT } from '../runtime/workerMessages.ts';

const sleep = Atomics.wait.bind(Atomics);

/** Waits for the answer to one question; undefined means that the run was stopped. */
export type InputWaiter = (runId: number, question: number) => string | undefined;

/** The request was answered by the server: no service worker stands in front of it. */
const UNSUPPORTED_MESSAGE =
  'Typing input needs a browser that lets Python wait. Please open this page in a newer browser.';

export function createInputWaiter(mode: InputMode, views: SharedViews | undefined, address: string): InputWaiter {
  if (mode === 'shared-memory' && views) return sharedMemoryWaiter(views);
  if (mode === 'service-worker') return requestWaiter(address);
  return () => {
    throw new Error(UNSUPPORTED_MESSAGE);
  };
}

function sharedMemoryWaiter({ slots, answer }: SharedViews): InputWaiter {
  const decoder = new TextDecoder();
  return () => {
    while (Atomics.load(slots, SLOT.state) === INPUT_STATE.waiting) sleep(slots, SLOT.state, INPUT_STATE.waiting);
    const state = Atomics.exchange(slots, SLOT.state, INPUT_STATE.idle);
    if (state === INPUT_STATE.cancelled) return undefined;
    // A decoder takes no shared memory: a copy.
    return decoder.decode(answer.slice(0, Atomics.load(slots, SLOT.length)));
  };
}

/** Kept here because lockdown takes it from everybody else. */
const Request = globalThis.XMLHttpRequest;
const MAX_FAILURES = 20;

function requestWaiter(address: string): InputWaiter {
  return (runId, question) => {
    let failures = 0;
    for (;;) {
      const reply = requestAnswer(`${address}${runId}/${question}`);
      if (reply.status === 200) return reply.text;
      if (reply.status === 410) return undefined;
      // 204: no answer yet; the request ends now and then so that the browser does not end it.
      if (reply.status !== 204 && ++failures > MAX_FAILURES) throw new Error(UNSUPPORTED_MESSAGE);
      if (reply.status === 404) throw new Error(UNSUPPORTED_MESSAGE);
    }
  };
}

function requestAnswer(address: string): { status: number; text: string } {
  try {
    const request = new Request();
    request.open('GET', address, false);
    request.send();
    return { status: request.status, text: request.responseText };
  } catch {
    return { status: 0, text: '' };
  }
}
