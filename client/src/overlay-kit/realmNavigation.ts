// Context through which overlays leave the realm, continue to the next map or reset its tasks.
import { createContext, useContext } from 'react';

export interface RealmNavigation {
  /** 'Continue Journey' after the feedback: reloads the page into the transition. */
  continueJourney(): void;
  /** Back to the map picker. */
  leaveRealm(): void;
  /** Starts the tasks of this map again. */
  resetTasks(): void;
}

const noop = () => undefined;
const RealmNavigationContext = createContext<RealmNavigation>({
  continueJourney: noop,
  leaveRealm: noop,
  resetTasks: noop,
});
/** Provided by the realm's host. */
export const RealmNavigationProvider = RealmNavigationContext.Provider;

export const useRealmNavigation = (): RealmNavigation => useContext(RealmNavigationContext);
export const useContinueJourney = (): (() => void) => useRealmNavigation().continueJourney;
