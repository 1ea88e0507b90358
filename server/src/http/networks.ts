// Tells which network a request comes from: the only reader of its address, so that one subscriber counts once everywhere.
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The network of a request. No other module reads `request.ip`; a test keeps it so. */
export const networkOfRequest = (request: FastifyRequest): string => networkOf(request.ip);

/** An IPv4 address, however it is written, or the /64 network of an IPv6 address, of which one subscriber has all. */
export function networkOf(ip: string): string {
  const bare = ip.split('%', 1)[0] ?? ip;
  if (!isIPv6(bare)) return ip;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const bytesOf = (group: number): [number, number] => [group >> 8, group & 0xff];

/** The eight groups of a valid IPv6 address. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::');
  const [before, after] = [parseGroups(head), parseGroups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

/** An address may end with the four bytes of an IPv4 address. */
const parseGroups = (text: string): number[] =>
  text === '' ? [] : text.split(':').flatMap((part) => (isIPv4(part) ? pairsOf(part) : [Number.parseInt(part, 16)]));

function pairsOf(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
