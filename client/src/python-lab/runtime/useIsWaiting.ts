// Whether a program waits for a Python that is still starting.
import { useEffect, useState } from 'react';
import type { PythonRuntime } from '../protocol.ts';

export function useIsWaiting(runtime: PythonRuntime): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(
    () =>
      runtime.on((event) => {
        if (event.kind === 'waiting') setWaiting(event.isWaiting);
      }),
    [runtime],
  );
  return isWaiting;
}
