// Runs the jobs that saved files ask for: one at a time, and once more for all that was saved meanwhile.

interface QueueParts<Name extends string> {
  /** By name; where several are wanted, the first in this order goes first. */
  jobs: Readonly<Record<Name, () => Promise<void>>>;
  /** Resolves when the files that are saved together are saved. */
  settle(): Promise<void>;
  failed(error: unknown): void;
}

export class RunQueue<Name extends string> {
  private readonly wanted = new Set<Name>();
  private isWorking = false;
  constructor(private readonly parts: QueueParts<Name>) {}

  /** Asks for a job; one that runs already runs once more, because it may have read the file before it was saved. */
  request(name: Name): void {
    this.wanted.add(name);
    if (!this.isWorking) void this.work();
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    const names = Object.keys(this.parts.jobs) as Name[];
    for (;;) {
      await this.parts.settle();
      const name = names.find((each) => this.wanted.has(each));
      if (name === undefined) break;
      this.wanted.delete(name);
      await this.parts.jobs[name]().catch(this.parts.failed);
      if (this.wanted.size === 0) break;
    }
    this.isWorking = false;
  }
}
