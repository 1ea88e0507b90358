// What the host of a realm lends to overlays: going on to the next map, leaving, taking the whole screen.
import { createContext, useContext } from 'react';

export interface Journey {
  /** 'Continue Journey' after the feedback: reloads the page into the transition. */
  goOn(): void;
  /** Back to the map picker. */
  leave(): void;
  /** Starts the tasks of this map anew. */
  resetTasks(): void;
}

const nothing = () => undefined;
const JourneyContext = createContext<Journey>({ goOn: nothing, leave: nothing, resetTasks: nothing });
/** Given by the realm's host. */
export const JourneyProvider = JourneyContext.Provider;

export const useJourney = (): Journey => useContext(JourneyContext);
export const useContinueJourney = (): (() => void) => useJourney().goOn;
