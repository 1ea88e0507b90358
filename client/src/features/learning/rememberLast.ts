// Keeps the last result of a computation in the worker for as long as its input stays the same.

export function rememberLast<T>(): (input: unknown, compute: () => Promise<T>) => Promise<T> {
  let last: { key: string; result: Promise<T> } | undefined;
  return (input, compute) => {
    const key = JSON.stringify(input);
    if (last?.key === key) return last.result;
    const result = compute();
    last = { key, result };
    // One that failed is tried again.
    result.catch(() => {
      if (last?.result === result) last = undefined;
    });
    return result;
  };
}
