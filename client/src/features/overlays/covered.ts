// React context for whether another overlay covers this one, to pause its animations.
import { createContext, useContext } from 'react';

/** Provided by the overlay host for each overlay. */
export const CoveredContext = createContext(false);

export const useIsCovered = (): boolean => useContext(CoveredContext);
