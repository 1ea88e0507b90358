// Holds open the requests with which input() waits for the learner, in browsers without shared memory.

/** Browsers end a service worker that holds a request for minutes: the asker is sent back to ask again before. */
const HOLD_MS = 20_000;
/** Answers that are never fetched are dropped; their worker may have been terminated. */
const MAX_ANSWERS = 20;

const heldRequests = new Map<string, (reply: Response) => void>();
const answers = new Map<string, string | null>();

/** 200 with the answer, 410 when the run was stopped, 204 when there is no answer yet. */
const replyWith = (text: string | null): Response =>
  new Response(text, { status: text === null ? 410 : 200, headers: { 'content-type': 'text/plain;charset=utf-8' } });

export function holdRequest(path: string): Promise<Response> {
  const answer = answers.get(path);
  if (answer !== undefined) return Promise.resolve(replyWith(answer));
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(new Response(null, { status: 204 })), HOLD_MS);
    const settle = (reply: Response) => {
      clearTimeout(timer);
      heldRequests.delete(path);
      resolve(reply);
    };
    heldRequests.set(path, settle);
  });
}

export function deliverAnswer(path: string, text: string | null): void {
  answers.set(path, text);
  for (const old of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(old);
  heldRequests.get(path)?.(replyWith(text));
}
