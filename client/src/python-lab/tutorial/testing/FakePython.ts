// A fake Python for tests: no worker, results set by the test.
import type { CheckResult, PythonRuntime, RunResult, RuntimeEvent, RuntimeState } from '../../protocol.ts';

const PASSED_CHECK: CheckResult = { missing: [], failed: [] };

export class FakePython implements PythonRuntime {
  state: RuntimeState = 'loading';
  /** What the next check and run give back. */
  checks: CheckResult = PASSED_CHECK;
  result: RunResult = { status: 'ok', ms: 1 };
  /** Printed by each run. */
  output = '';
  /** Runs end when `finish` is called. */
  isHeld = false;
  /** Asked by each run before it ends. */
  prompt: string | undefined;
  readonly runs: string[] = [];
  readonly answers: string[] = [];
  stops = 0;
  private readonly listeners = new Set<(event: RuntimeEvent) => void>();
  private readonly held: (() => void)[] = [];
  private resolveAnswer: (() => void) | undefined;
  private settle: { resolve(): void; reject(error: Error): void } | undefined;
  private readonly loaded = new Promise<void>((resolve, reject) => {
    this.settle = { resolve, reject };
  });

  ready = () => this.loaded;
  on(listener: (event: RuntimeEvent) => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  emit(event: RuntimeEvent) {
    for (const listener of this.listeners) listener(event);
  }
  load() {
    this.state = 'ready';
    this.settle?.resolve();
    this.emit({ kind: 'ready', mode: 'shared-memory', ms: 1 });
  }
  fail(message: string) {
    this.state = 'failed';
    this.loaded.catch(() => undefined);
    this.settle?.reject(new Error(message));
    this.emit({ kind: 'failed', message });
  }
  async run(code: string): Promise<RunResult> {
    this.runs.push(code);
    if (this.prompt !== undefined) {
      this.emit({ kind: 'ask', prompt: this.prompt });
      await new Promise<void>((resolve) => {
        this.resolveAnswer = resolve;
      });
    }
    const { result } = this;
    if (this.isHeld) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.output !== '') this.emit({ kind: 'output', stream: 'out', text: this.output });
    return result;
  }
  /** Ends the run that has waited longest. */
  finish() {
    this.held.shift()?.();
  }
  check = async () => this.checks;
  trace = async () => ({ status: 'ok' as const, ms: 0, steps: [], output: '' });
  hasKeptProgram = () => false;
  evaluate = () => Promise.reject(new Error('nothing kept'));
  requestGlimpse() {}
  answer(text: string) {
    this.answers.push(text);
    this.resolveAnswer?.();
  }
  stop() {
    this.stops += 1;
  }
  dispose() {
    this.listeners.clear();
  }
}
