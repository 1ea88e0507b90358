// Lets the view of an activity make room for its ground on the map at the moment that suits it.
import { createContext, use } from 'react';

const GroundContext = createContext<(() => void) | undefined>(undefined);

export const GroundProvider = GroundContext.Provider;

/** Undefined where there is no ground, or where the window was asked for. */
export const useLeaveForGround = (): (() => void) | undefined => use(GroundContext);
