// Implements a binary min-heap of grid cells, ordered by cost.

export class CellHeap {
  private readonly cells: number[] = [];
  private readonly costs: number[] = [];

  push(cell: number, cost: number): void {
    let index = this.cells.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((this.costs[parent] ?? 0) <= cost) break;
      this.copyCell(index, parent);
      index = parent;
    }
    this.cells[index] = cell;
    this.costs[index] = cost;
  }

  /** Removes and returns the cheapest cell; -1 if the heap is empty. */
  pop(): number {
    const first = this.cells[0];
    const cell = this.cells.pop();
    const cost = this.costs.pop();
    if (first === undefined || cell === undefined || cost === undefined) return -1;
    if (this.cells.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= this.cells.length) break;
      if ((this.costs[child + 1] ?? Number.POSITIVE_INFINITY) < (this.costs[child] ?? 0)) child += 1;
      if ((this.costs[child] ?? 0) >= cost) break;
      this.copyCell(index, child);
      index = child;
    }
    this.cells[index] = cell;
    this.costs[index] = cost;
    return first;
  }

  private copyCell(to: number, from: number): void {
    this.cells[to] = this.cells[from] ?? 0;
    this.costs[to] = this.costs[from] ?? 0;
  }
}
