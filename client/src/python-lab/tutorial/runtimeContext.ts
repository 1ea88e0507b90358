// Where the tutorial gets its Python from: given by the host of a realm or a page, by a fake in tests.
import { createContext, useContext } from 'react';
import type { RuntimeProvider } from '../protocol.ts';

const RuntimeContext = createContext<RuntimeProvider | null>(null);
export const PythonProvider = RuntimeContext.Provider;

export function usePython(): RuntimeProvider {
  const provider = useContext(RuntimeContext);
  if (!provider) throw new Error('usePython needs a PythonProvider');
  return provider;
}
