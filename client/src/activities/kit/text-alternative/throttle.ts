// Passes on the first and the latest of many values, at most one per interval.

export interface Throttle<T> {
  push(value: T): void;
  cancel(): void;
}

/** The first value is passed on at once; of those that follow within `ms`, only the latest one at the end of the interval. */
export function throttle<T>(callback: (value: T) => void, ms: number): Throttle<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { value: T } | undefined;
  const flush = () => {
    timer = undefined;
    if (!pending) return;
    const { value } = pending;
    pending = undefined;
    emit(value);
  };
  const emit = (value: T) => {
    timer = setTimeout(flush, ms);
    callback(value);
  };
  return {
    push(value) {
      if (timer === undefined) emit(value);
      else pending = { value };
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      pending = undefined;
    },
  };
}
