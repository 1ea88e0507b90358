// Where lessons get their Python from: the page's own one, unless a test gives a fake.
import { createContext, useContext } from 'react';
import type { RuntimeProvider } from '../protocol.ts';
import { pythonProvider } from '../runtime/pythonProvider.ts';

const RuntimeContext = createContext<RuntimeProvider>(pythonProvider);
export const RuntimeContextProvider = RuntimeContext.Provider;

export const useRuntimeProvider = (): RuntimeProvider => useContext(RuntimeContext);
