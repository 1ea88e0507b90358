// Where lessons get their Python from: the page's own one, unless a test gives a fake.
import { createContext, useContext } from 'react';
import type { RuntimeProvider } from '../protocol.ts';
import { pythonProvider } from '../runtime/provider.ts';

const RuntimeContext = createContext<RuntimeProvider>(pythonProvider);
export const PythonProvider = RuntimeContext.Provider;

export const usePython = (): RuntimeProvider => useContext(RuntimeContext);
