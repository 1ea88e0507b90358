// The server's own address where PUBLIC_URL is not set: as it was reached directly, or as it listens.

export interface Reached {
  /** The Host header, which its sender chooses. */
  host: string | undefined;
  /** The local end of the connection, which the client cannot choose. */
  localAddress: string | undefined;
  localPort: number | undefined;
}

const IPV4_IN_IPV6 = /^::ffff:/i;
const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Null unless the header names the very end of the connection: behind a proxy, and for any other name, only PUBLIC_URL tells. */
export function ownAddress({ host, localAddress, localPort }: Reached): string | null {
  if (host === undefined || localAddress === undefined || localPort === undefined) return null;
  const address = localAddress.replace(IPV4_IN_IPV6, '');
  const own = address.includes(':') ? `[${address}]` : address;
  const names = isLoopback(address) ? [own, 'localhost'] : [own];
  const port = localPort === 80 ? '' : `:${localPort}`;
  return names.some((name) => host === name + port) ? `http://${host}` : null;
}

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The address at which the server listens, for a browser on its machine. HOST is a name or an address that the operator chose. */
export function listeningAddress({ host, port }: { host: string; port: number }): string {
  const isLocal = isEveryAddress(host) || isLoopback(host) || host === 'localhost';
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}${port === 80 ? '' : `:${port}`}`;
}
