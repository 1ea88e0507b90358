// A binary heap of grid cells, cheapest first.

export class CellHeap {
  private readonly cells: number[] = [];
  private readonly costs: number[] = [];

  push(cell: number, cost: number): void {
    let at = this.cells.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.costs[parent] ?? 0) <= cost) break;
      this.set(at, parent);
      at = parent;
    }
    this.cells[at] = cell;
    this.costs[at] = cost;
  }

  /** The cheapest cell, or -1. */
  pop(): number {
    const first = this.cells[0];
    const cell = this.cells.pop();
    const cost = this.costs.pop();
    if (first === undefined || cell === undefined || cost === undefined) return -1;
    if (this.cells.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= this.cells.length) break;
      if ((this.costs[child + 1] ?? Number.POSITIVE_INFINITY) < (this.costs[child] ?? 0)) child += 1;
      if ((this.costs[child] ?? 0) >= cost) break;
      this.set(at, child);
      at = child;
    }
    this.cells[at] = cell;
    this.costs[at] = cost;
    return first;
  }

  private set(to: number, from: number): void {
    this.cells[to] = this.cells[from] ?? 0;
    this.costs[to] = this.costs[from] ?? 0;
  }
}
