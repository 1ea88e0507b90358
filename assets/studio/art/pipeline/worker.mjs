// Owns the start of a worker thread: on Node 20 a thread does not inherit tsx, so it registers it itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
