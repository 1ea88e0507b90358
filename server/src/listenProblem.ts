// Says in words why the server cannot listen at HOST and PORT.
import type { Config } from './config.ts';
import { StartError } from './db/StartError.ts';

const PRIVILEGED_PORTS = 1024;

function wordsFor(code: string, { host, port }: Pick<Config, 'host' | 'port'>): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return 'Another program uses this port already. Stop it, or choose another port, for example PORT=3001.';
    case 'EACCES':
    case 'EPERM':
      return port < PRIVILEGED_PORTS
        ? `The server may not use port ${port}: ports below ${PRIVILEGED_PORTS} belong to the system. Choose another one, for example PORT=3000, and put a proxy in front of it (server/DEPLOY.md).`
        : `The system does not let the server use port ${port} at ${host} (${code}). Choose another one, for example PORT=3001.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
    case 'EAI_NONAME':
      return `Nobody knows the name HOST=${host}. HOST is an address or a name of this machine: 0.0.0.0 for all addresses, 127.0.0.1 for this machine alone.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return `HOST=${host} is no address of this machine (${code}). Choose one of its own: 0.0.0.0 for all addresses, 127.0.0.1 for this machine alone.`;
    default:
      return undefined;
  }
}

/** Undefined if it is none of the network's errors. */
export function describeListenProblem(error: unknown, place: Pick<Config, 'host' | 'port'>): StartError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = wordsFor(code, place);
  return words === undefined ? undefined : new StartError(words, { cause: error });
}
