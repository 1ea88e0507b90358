// Context with the bus port to the world, and hooks that subscribe to its events.
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { OverlayPort } from '../bridge/bus.ts';
import type { BusEvents, WorldEventName } from '../bridge/events.ts';

const WorldContext = createContext<OverlayPort | null>(null);
/** Provided by the realm's host. */
export const WorldProvider = WorldContext.Provider;

export function useWorld(): OverlayPort {
  const port = useContext(WorldContext);
  if (!port) throw new Error('useWorld needs a WorldProvider: it works inside a realm only');
  return port;
}

/** The same outside a realm too, where it is null: for activities that also run on a page of their own. */
export const useOptionalWorld = (): OverlayPort | null => useContext(WorldContext);

/** The last payload of a replayed event; re-renders when a new one arrives. */
export function useLastWorldEvent<K extends WorldEventName>(name: K): BusEvents[K] | undefined {
  const port = useWorld();
  const subscribe = useCallback((changed: () => void) => port.on(name, changed), [port, name]);
  return useSyncExternalStore(subscribe, () => port.lastPayload(name));
}

/** Calls the latest `listener` for each event of this name. */
export function useWorldEvent<K extends WorldEventName>(name: K, listener: (payload: BusEvents[K]) => void): void {
  const port = useWorld();
  const hear = useEffectEvent(listener);
  useEffect(() => port.on(name, (payload) => hear(payload)), [port, name]);
}
