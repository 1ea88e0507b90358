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
}

/** A failed run is logged and does not stop later ones. A run that takes longer than the interval delays the next one. */
export function every(app: FastifyInstance, ms: number, { name, run, atStart = false }: Job): void {
  let running: Promise<void> | undefined;
  const runOnce = () => {
    running ??= run()
      .then(
        () => undefined,
        (error: unknown) => app.log.error({ err: error, job: name }, 'a scheduled job failed'),
      )
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
