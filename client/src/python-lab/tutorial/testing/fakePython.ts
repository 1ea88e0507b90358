// A Python that does what a test tells it: no worker, results by hand.
import type { CheckResult, PythonRuntime, RunResult, RuntimeEvent, RuntimeState } from '../../protocol.ts';

const FINE: CheckResult = { missing: [], failed: [] };

export class FakePython implements PythonRuntime {
  state: RuntimeState = 'loading';
  /** What the next check and run give back. */
  checks: CheckResult = FINE;
  result: RunResult = { status: 'ok', ms: 1 };
  /** Printed by each run. */
  prints = '';
  /** Asked by each run before it ends. */
  asks: string | undefined;
  readonly ran: string[] = [];
  readonly answers: string[] = [];
  stops = 0;
  private readonly listeners = new Set<(event: RuntimeEvent) => void>();
  private wake: (() => void) | undefined;
  private settle: { resolve(): void; reject(error: Error): void } | undefined;
  private readonly loaded = new Promise<void>((resolve, reject) => {
    this.settle = { resolve, reject };
  });

  ready = () => this.loaded;
  on(listener: (event: RuntimeEvent) => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  say(event: RuntimeEvent) {
    for (const listener of this.listeners) listener(event);
  }
  load() {
    this.state = 'ready';
    this.settle?.resolve();
    this.say({ kind: 'ready', mode: 'shared-memory', ms: 1 });
  }
  fail(message: string) {
    this.state = 'failed';
    this.loaded.catch(() => undefined);
    this.settle?.reject(new Error(message));
    this.say({ kind: 'failed', message });
  }
  async run(code: string): Promise<RunResult> {
    this.ran.push(code);
    if (this.asks !== undefined) {
      this.say({ kind: 'ask', prompt: this.asks });
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.prints !== '') this.say({ kind: 'output', stream: 'out', text: this.prints });
    return this.result;
  }
  check = async () => this.checks;
  trace = async () => ({ status: 'ok' as const, ms: 0, steps: [], output: '' });
  answer(text: string) {
    this.answers.push(text);
    this.wake?.();
  }
  stop() {
    this.stops += 1;
  }
  dispose() {
    this.listeners.clear();
  }
}
