// Implements the typed event bus between world and interface, and types its two ports.
import {
  BUS_EVENTS,
  type BusEventName,
  type BusEvents,
  type InterfaceEventName,
  type WorldEventName,
} from './events.ts';

export type Listener<K extends BusEventName> = (payload: BusEvents[K]) => void;
export type Unsubscribe = () => void;

export interface Bus {
  emit<K extends BusEventName>(name: K, payload: BusEvents[K]): void;
  /** Subscribes; what is kept of a replayed event (see BUS_EVENTS) is replayed immediately. Returns the unsubscribe function. */
  on<K extends BusEventName>(name: K, listener: Listener<K>): Unsubscribe;
  /** The last payload of an event that is replayed. */
  lastPayload<K extends BusEventName>(name: K): BusEvents[K] | undefined;
}

/** The port of the Phaser side, which may emit world events only. */
export interface GamePort {
  emit<K extends WorldEventName>(name: K, payload: BusEvents[K]): void;
  on<K extends InterfaceEventName>(name: K, listener: Listener<K>): Unsubscribe;
  lastPayload<K extends InterfaceEventName>(name: K): BusEvents[K] | undefined;
}

/** The port of the React side, which may emit interface events only. */
export interface OverlayPort {
  emit<K extends InterfaceEventName>(name: K, payload: BusEvents[K]): void;
  on<K extends WorldEventName>(name: K, listener: Listener<K>): Unsubscribe;
  lastPayload<K extends WorldEventName>(name: K): BusEvents[K] | undefined;
}

type AnyListener = (payload: BusEvents[BusEventName]) => void;

/** Creates a bus; `app/` creates one per mounted realm. An error in one listener does not affect the others. */
export function createBus(): Bus {
  const listeners = new Map<BusEventName, Set<AnyListener>>();
  const replayed = new Map<BusEventName, Map<string, BusEvents[BusEventName]>>();
  const keep = (name: BusEventName, payload: BusEvents[BusEventName]) => {
    const { replay } = BUS_EVENTS[name];
    if (replay === 'none') return;
    const kept = replayed.get(name) ?? new Map<string, BusEvents[BusEventName]>();
    const key = replay === 'last-by-id' && payload && 'id' in payload ? String(payload.id) : '';
    // The newest last.
    kept.delete(key);
    replayed.set(name, kept.set(key, payload));
  };
  return {
    emit(name, payload) {
      keep(name, payload);
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
      const anyListener = listener as AnyListener;
      const all = listeners.get(name) ?? new Set();
      all.add(anyListener);
      listeners.set(name, all);
      for (const payload of replayed.get(name)?.values() ?? []) listener(payload as BusEvents[typeof name]);
      return () => void all.delete(anyListener);
    },
    lastPayload: (name) => [...(replayed.get(name)?.values() ?? [])].at(-1) as BusEvents[typeof name] | undefined,
  };
}
