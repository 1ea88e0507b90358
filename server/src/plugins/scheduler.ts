// Runs a module's regular jobs: in intervals while the server runs, never twice at once, and to the end before it closes.
import type { FastifyInstance } from 'fastify';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export interface Job {
  /** Named in the log when the job fails. */
  name: string;
  run: () => Promise<unknown>;
  /** Also once before the server accepts requests. */
  atStart?: boolean;
  /** For a job that deletes, ends or sends something because of the time: it does not run while the clock warns. Null for any other job. */
  clock: { warning(): Promise<string | undefined> } | null;
}

/** A failed run is logged and does not stop later ones. A run that takes longer than the interval delays the next one. */
export function every(app: FastifyInstance, ms: number, { name, run, atStart = false, clock }: Job): void {
  let running: Promise<void> | undefined;
  const runWithRightClock = async () => {
    const warning = await clock?.warning();
    if (warning === undefined) await run();
    else app.log.warn({ job: name }, warning);
  };
  const runOnce = () => {
    running ??= runWithRightClock()
      .catch((error: unknown) => app.log.error({ err: error, job: name }, 'a scheduled job failed'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(runOnce, ms);
  timer.unref();
  if (atStart) app.addHook('onReady', runOnce);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
