// Takes away what a program could reach the outside with. The wall is the worker's content policy; this is the second one.

/** Globals that open connections, storage, other workers or other tabs. The policy covers no storage and no channels. */
const FORBIDDEN_GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'RTCDataChannel',
  'indexedDB',
  'caches',
  'CacheStorage',
  'BroadcastChannel',
  'MessageChannel',
  'Worker',
  'SharedWorker',
  'importScripts',
  'Notification',
  'FileReaderSync',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
  'cookieStore',
  'navigator',
  'locks',
  'scheduler',
  'close',
  'postMessage',
  'onmessage',
  'onmessageerror',
  'PushManager',
  'StorageManager',
  'FileSystemHandle',
  'FileSystemFileHandle',
  'FileSystemDirectoryHandle',
] as const;

/** Deletes each name from the scope and everything it inherits from, then pins it to undefined. */
export function lockDown(scope: object): void {
  for (const name of FORBIDDEN_GLOBALS) {
    for (let owner: object | null = scope; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
      try {
        Reflect.deleteProperty(owner, name);
      } catch {
        // Not deletable here: pinned below.
      }
    }
    try {
      Object.defineProperty(scope, name, { value: undefined, writable: false, configurable: false });
    } catch {
      // Some engines pin a few names themselves; the content policy still holds.
    }
  }
}

/** The whole world of `import js`, were it reached: plain constructors and timers. */
export function safeGlobals(): object {
  const { Object: ObjectType, Array: ArrayType, Promise: PromiseType, AbortController, AbortSignal } = globalThis;
  return Object.assign(Object.create(null), {
    Object: ObjectType,
    Array: ArrayType,
    Promise: PromiseType,
    AbortController,
    AbortSignal,
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    queueMicrotask: queueMicrotask.bind(globalThis),
  });
}
