// The server that `npm run dev` starts, starts again after a save, and never leaves behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, SERVER_ARGS } from '../lib/processes.mjs';

/** Open connections may keep a server from ending; what was acknowledged is on disk by then. */
const GRACE_MS = 2000;
const IS_POSIX = process.platform !== 'win32';
const [ENTRY = ''] = SERVER_ARGS.slice(-1);
const ARGS = [...SERVER_ARGS.slice(0, -1), '--import', './scripts/dev/endWithParent.ts', ENTRY];

/** Signals the process with all that it started: they are one group. */
function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(IS_POSIX ? -pid : pid, signal);
  } catch {
    // It has ended since.
  }
}

export class ServerProcess {
  private child: ChildProcess | undefined;
  constructor(
    private readonly env: NodeJS.ProcessEnv,
    private readonly say: (line: string) => void,
  ) {}

  start(): void {
    const child = spawn(process.execPath, ARGS, {
      cwd: ROOT,
      env: this.env,
      // The server hears by the channel when this process is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: IS_POSIX,
    });
    this.child = child;
    child.on('exit', (code, signal) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.say(
        `The server has ended (${signal ?? `code ${code}`}). It starts again when a file that it reads is saved.`,
      );
    });
  }

  /** Resolves when the process is gone and its port is free. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signalGroup(child, 'SIGTERM');
    const late = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(late);
  }

  async restart(): Promise<void> {
    await this.stop();
    this.start();
  }

  /** For the last moment of this process, which waits for nothing. */
  abandon(): void {
    if (this.child) signalGroup(this.child, 'SIGTERM');
  }
}
