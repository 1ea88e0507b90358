// What settings that are valid most likely do not mean: names that miss one of ours, and a proxy that is not trusted.
import type { Config } from '../config.ts';

/** Short names differ from others, such as HOME, by a letter or two: they are compared without case and underscores only. */
const SHORTEST_MISSPELT = 7;

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toUpperCase();

/** Whether one letter that is missing, added, changed or exchanged with its neighbour makes the difference. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isExchanged && short.slice(at + 2) === long.slice(at + 2));
}

const looksLike = (unknown: string, ours: string): boolean =>
  plain(unknown) === plain(ours) || (ours.length >= SHORTEST_MISSPELT && isOneSlipApart(plain(unknown), plain(ours)));

/** Variables that are not ours and nearly are: who set one waits in vain for what it does. */
function misspeltNames(environment: Record<string, string | undefined>, names: readonly string[]): string[] {
  const known = new Set(names);
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name) || !environment[name]) return [];
    const meant = names.find((ours) => looksLike(name, ours));
    return meant === undefined ? [] : [`${name} is none of the settings and does nothing: did you mean ${meant}?`];
  });
}

const isOwnMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

function addressHints({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string[] {
  if (publicUrl === null) return [];
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' && trustProxy === 0) {
    return [
      'PUBLIC_URL begins with https://, so a proxy stands in front of the server, but TRUST_PROXY is 0: all visitors count as one, and cookies are not marked Secure. Set TRUST_PROXY=1, or the number of proxies.',
    ];
  }
  if (protocol === 'http:' && !isOwnMachine(hostname)) {
    return [
      `PUBLIC_URL is ${publicUrl} without https: browsers then switch off input() in the Python Lab, taking realms along and installing the app, and passwords can be read on the way. Put a proxy with a certificate in front (server/DEPLOY.md).`,
    ];
  }
  return [];
}

/** Sentences for the start; none of them stops it. */
export const settingHints = (
  environment: Record<string, string | undefined>,
  names: readonly string[],
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): string[] => [...misspeltNames(environment, names), ...addressHints(config)];
