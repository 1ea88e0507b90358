// Whether an overlay lies under another one: what moves in it can rest.
import { createContext, useContext } from 'react';

/** Set by the host of the overlays for each of them. */
export const CoveredContext = createContext(false);

export const useIsCovered = (): boolean => useContext(CoveredContext);
