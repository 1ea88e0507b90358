// Owns one worker thread of the pipeline: renders a piece or runs a job, and answers with bytes.
import { parentPort } from 'node:worker_threads';
import type { ArtJob } from '../core/job.ts';
import type { Sprite } from '../core/render.ts';
import { loadJobs } from './discover.ts';

export type Task =
  | { readonly kind: 'piece'; readonly module: string; readonly job: string; readonly piece: string }
  | { readonly kind: 'job'; readonly module: string; readonly job: string; readonly sprites: [string, Sprite][] };

export type TaskResult =
  | { readonly kind: 'sprite'; readonly sprite: Sprite }
  | { readonly kind: 'files'; readonly files: [string, Uint8Array | string][] }
  | { readonly kind: 'error'; readonly message: string };

async function jobOf(task: Task): Promise<ArtJob> {
  const job = (await loadJobs(task.module)).find(({ id }) => id === task.job);
  if (!job) throw new Error(`No job ${task.job} in ${task.module}`);
  return job;
}

async function runTask(task: Task): Promise<TaskResult> {
  const job = await jobOf(task);
  if (task.kind === 'job') return { kind: 'files', files: [...(await job.render(new Map(task.sprites)))] };
  const piece = job.pieces?.find(({ id }) => id === task.piece);
  if (!piece) throw new Error(`No piece ${task.piece} in ${task.job}`);
  return { kind: 'sprite', sprite: piece.render() };
}

parentPort?.on('message', async (task: Task) => {
  try {
    parentPort?.postMessage(await runTask(task));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ kind: 'error', message } satisfies TaskResult);
  }
});
