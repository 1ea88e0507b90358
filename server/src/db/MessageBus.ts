// Carries short texts between all server processes that share a database.

export type BusListener = (message: string) => void;

/**
 * Fast but not durable: a message may be lost with a connection. Who depends on it stores the fact first, sends where to find it, and
 * looks there now and then.
 */
export interface MessageBus {
  /** Delivers to the other processes, in order; each message has at most MAX_MESSAGE_BYTES. Never rejects. */
  publish(messages: readonly string[]): void;
  /** Listens to the other processes. Returns the unsubscribe function. */
  subscribe(listener: BusListener): () => void;
  /** Ends the connection, if there is one. */
  close(): Promise<void>;
}

/** PostgreSQL refuses a notification of 8000 bytes; the sender's id takes some of them. */
export const MAX_MESSAGE_BYTES = 7900;

/** SQLite: there is no other process. */
export const LOCAL_BUS: MessageBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};
