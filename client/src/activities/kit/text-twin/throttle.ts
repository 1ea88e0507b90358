// Passes on the first and the latest of many values, at most one in a while.

export interface Throttle<T> {
  push(value: T): void;
  cancel(): void;
}

/** The first value goes at once; of those that follow within `ms` only the latest, when the time is over. */
export function throttle<T>(pass: (value: T) => void, ms: number): Throttle<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | undefined;
  const open = () => {
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    go(value);
  };
  const go = (value: T) => {
    timer = setTimeout(open, ms);
    pass(value);
  };
  return {
    push(value) {
      if (timer === undefined) go(value);
      else waiting = { value };
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}
