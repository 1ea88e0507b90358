// The typed event bus between world and interface, and its two ports.
import { type BusEventName, type BusEvents, type InterfaceEventName, REPLAY, type WorldEventName } from './events.ts';

export type Listener<K extends BusEventName> = (payload: BusEvents[K]) => void;
export type Unsubscribe = () => void;

export interface Bus {
  say<K extends BusEventName>(name: K, payload: BusEvents[K]): void;
  /** Listens; an event of lifetime `last` that was already said is told at once. Returns its own unsubscribe. */
  on<K extends BusEventName>(name: K, listener: Listener<K>): Unsubscribe;
  /** The last payload of a replayed event. */
  last<K extends BusEventName>(name: K): BusEvents[K] | undefined;
}

/** What the Phaser side sees: it can say world events only. */
export interface GamePort {
  say<K extends WorldEventName>(name: K, payload: BusEvents[K]): void;
  on<K extends InterfaceEventName>(name: K, listener: Listener<K>): Unsubscribe;
  last<K extends InterfaceEventName>(name: K): BusEvents[K] | undefined;
}

/** What the React side sees: it can say interface events only. */
export interface OverlayPort {
  say<K extends InterfaceEventName>(name: K, payload: BusEvents[K]): void;
  on<K extends WorldEventName>(name: K, listener: Listener<K>): Unsubscribe;
  last<K extends WorldEventName>(name: K): BusEvents[K] | undefined;
}

type AnyListener = (payload: BusEvents[BusEventName]) => void;

/** A bus of its own; `app/` makes one for each mounted realm. A listener that throws does not keep others from hearing. */
export function createBus(): Bus {
  const listeners = new Map<BusEventName, Set<AnyListener>>();
  const said = new Map<BusEventName, BusEvents[BusEventName]>();
  return {
    say(name, payload) {
      if (REPLAY[name] === 'last') said.set(name, payload);
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    on(name, listener) {
      const own = listener as AnyListener;
      const all = listeners.get(name) ?? new Set();
      all.add(own);
      listeners.set(name, all);
      if (said.has(name)) listener(said.get(name) as BusEvents[typeof name]);
      return () => void all.delete(own);
    },
    last: (name) => said.get(name) as BusEvents[typeof name] | undefined,
  };
}
