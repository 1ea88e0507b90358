// Owns the progress bar: one line that rewrites itself on a terminal, a line a job elsewhere.

const WIDTH = 28;

export class ProgressBar {
  private done = 0;

  constructor(
    private readonly total: number,
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {}

  /** One step further. */
  advance(label: string): void {
    this.done = Math.min(this.total, this.done + 1);
    if (!this.out.isTTY) return;
    const filled = Math.round((this.done / this.total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.out.write(`\r\u001b[K  ${bar} ${this.done}/${this.total}  ${label}`);
  }

  /** A line that stays. */
  log(line: string): void {
    this.out.write(this.out.isTTY ? `\r\u001b[K  ${line}\n` : `  ${line}\n`);
  }
}
