// The kinds of settings that a host may give: what each looks like, and the sentence that says so.
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { z } from 'zod';

/** `hint` says what the number counts, for who writes `true` or a name instead. */
export const integer = (name: string, min: number, max: number, fallback: number, hint = '') =>
  z
    .string()
    .regex(/^\d{1,15}$/, `${name} must be a whole number from ${min} to ${max}.${hint}`)
    .transform(Number)
    .pipe(z.number().min(min, `${name} must be at least ${min}.`).max(max, `${name} must be at most ${max}.`))
    .default(fallback);

export const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T, fallback: T[number]) =>
  z.enum(values, `${name} must be one of: ${values.join(', ')}.`).default(fallback as never);

export const singleLine = (name: string, max: number) =>
  z
    .string()
    .max(max, `${name} must have at most ${max} characters.`)
    .regex(/^\P{Cc}*$/u, `${name} must be one line.`)
    .optional();

export const headerName = (name: string, example: string) =>
  z.string().regex(/^[A-Za-z0-9-]{1,60}$/, `${name} must be the name of a header, for example ${example}.`);

/** Whether it is a name or an address to listen at; a wrong one would be looked up in the network. */
const isHost = (text: string): boolean => isIP(text) !== 0 || /^[A-Za-z0-9._-]{1,253}$/.test(text);

export const listeningHost = (name: string) =>
  z
    .string()
    .refine(
      isHost,
      `${name} must be an address or a name of this machine, without http:// and without a port: 0.0.0.0 for all addresses, 127.0.0.1 for this machine alone.`,
    );

/** A shell replaces these before a program sees them; a file of settings is read without a shell. */
const FOR_A_SHELL = /^~|^\$|\$\{/;

/** The place of children's data must not depend on who runs a command: `~` is not replaced by the home of that user. */
function shellSignMessage(name: string, value: unknown): string {
  const home =
    typeof value === 'string' && /^~(?:\/|$)/.test(value) ? `${homedir()}${value.slice(1)}` : '/srv/lanternwise';
  return `${name} is "${value}": only a shell replaces such signs. Write the whole path, for example ${home}.`;
}

export const folder = (name: string, fallback: string) =>
  z
    .string()
    .refine((path) => !FOR_A_SHELL.test(path), { error: ({ input }) => shellSignMessage(name, input) })
    .default(fallback);

/** False also for what is no web address, of which another sentence tells. */
const hasPath = (address: string): boolean =>
  /^https?:/i.test(address) && URL.canParse(address) && !/^\/*$/.test(new URL(address).pathname);
const WEB_ADDRESS = 'PUBLIC_URL must be a web address, for example https://learn.example.';

/** Its path may be a slash or nothing: pages, files, cookies and the service worker have the root of their own (sub)domain. */
export const siteAddress = z
  .url({ protocol: /^https?$/, error: WEB_ADDRESS })
  .regex(/^[^?#@]*$/, 'PUBLIC_URL must have no user name, question mark or hash, for example https://learn.example.')
  .refine((address) => !hasPath(address), {
    error: ({ input }) => belowPathMessage(new URL(String(input))),
  });

function belowPathMessage({ protocol, host, hostname, pathname }: URL): string {
  const label = pathname.split('/').find(Boolean)?.toLowerCase() ?? '';
  const subdomain = /^[a-z0-9-]{1,40}$/.test(label) && isIP(hostname) === 0 ? `${label}.${host}` : 'learn.example';
  return `PUBLIC_URL has a path (${pathname}). Lanternwise cannot be served below a path: give it a domain or a subdomain of its own, for example ${protocol}//${subdomain}, and let the proxy pass on whole addresses.`;
}

/**
 * A server's address with its name and password. Signs that separate the parts of an address cut a password in two, and
 * the program that connects would look for a server that nobody named.
 */
function isReadable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hash, pathname, username, password } = new URL(address);
  if (hash !== '' || pathname.includes('@')) return false;
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

const serverAddress = (name: string, scheme: RegExp, words: string) =>
  z
    .string()
    .regex(scheme, words)
    .refine(
      (address) => !scheme.test(address) || isReadable(address),
      `${name} cannot be read as an address. In a password write # as %23, / as %2F, : as %3A, ? as %3F, @ as %40 and % as %25.`,
    )
    .optional();

export const postgresAddress = serverAddress(
  'DATABASE_URL',
  /^postgres(ql)?:\/\//,
  'DATABASE_URL must be a PostgreSQL address, for example postgres://name:password@host/lanternwise.',
);

export const mailServerAddress = serverAddress(
  'SMTP_URL',
  /^smtps?:\/\/[^\s/]+/i,
  'SMTP_URL must look like smtp://mail.example:587 or smtps://name:password@mail.example.',
);

/** An address, or a name and an address in angle brackets. */
export const mailSender = z
  .string()
  .regex(
    /^[^\s@<>]+@[^\s@<>]+$|^[^<>@]+<[^\s@<>]+@[^\s@<>]+>$/,
    'MAIL_FROM must be an address, for example Lanternwise <hello@learn.example>.',
  )
  .optional();

const QUOTES = new Set(['"', "'", '`']);
const isQuoted = (value: string): boolean =>
  value.length > 1 && value.at(0) === value.at(-1) && QUOTES.has(value.at(0) ?? '');

/**
 * What is given of these settings: without blanks around a value, which nobody means, and without empty ones. Files of
 * settings are read in two ways, with quotes as part of the value and without; a value that begins and ends with them is a mistake.
 */
export function givenSettings(environment: Record<string, string | undefined>, names: readonly string[]) {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const value = environment[name]?.trim() ?? '';
    const isWrong = isQuoted(value);
    if (isWrong) problems.push(`${name} is written in quotes: leave them out.`);
    const bare = isWrong ? value.slice(1, -1).trim() : value;
    if (bare !== '') given[name] = bare;
  }
  return { given, problems };
}
