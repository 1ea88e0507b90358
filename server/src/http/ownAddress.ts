// The address at which this server was reached directly, for pages that need one where PUBLIC_URL is not set.

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
