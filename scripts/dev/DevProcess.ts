// A process that `npm run dev` starts, may start again after a save, and never leaves behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../lib/processes.mjs';

/** Open connections may keep a server from ending; what was acknowledged is on disk by then. */
const GRACE_MS = 2000;
const IS_POSIX = process.platform !== 'win32';
const END_WITH_PARENT = ['--import', './scripts/dev/endWithParent.mjs'];

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Signals the process with all that it started: they are one group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || hasEnded(child)) return;
  try {
    process.kill(IS_POSIX ? -child.pid : child.pid, signal);
  } catch {
    // It has ended since.
  }
}

interface DevProcessParts {
  /** What Node is called with. */
  args: readonly string[];
  /** It has ended by itself. */
  ended(how: string): void;
}

export class DevProcess {
  private child: ChildProcess | undefined;
  constructor(private readonly parts: DevProcessParts) {}

  start(): void {
    const child = spawn(process.execPath, [...END_WITH_PARENT, ...this.parts.args], {
      cwd: ROOT,
      // By the channel it hears what it is told, and when this process is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: IS_POSIX,
    });
    this.child = child;
    child.on('exit', (code, signal) => {
      if (this.child !== child) return;
      this.child = undefined;
      this.parts.ended(signal ?? `code ${code}`);
    });
  }

  tell(message: object): void {
    if (this.child?.connected) this.child.send(message);
  }

  /** Resolves when the process is gone and its port is free. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || hasEnded(child)) return;
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
