// The requests for the event-loop figure: every contract with its largest bodies, legal and not, and what people send most of.
import { randomUUID } from 'node:crypto';
import { fullBody } from '../../server/src/testing/fullBodies.ts';
import { oversizeBodies } from '../../server/src/testing/oversizeBodies.ts';
import { BODY_LIMIT, type Contract } from '../../shared/src/contracts/contract.ts';

export interface HeavyRequest {
  what: string;
  contract: Contract;
  path: string;
  /** As sent; undefined for none. */
  text?: string;
}

/** Values for the parameters of paths, by name; a list for what is measured with each. */
export type Ids = Readonly<Record<string, readonly string[]>>;

/** A body for each of these is one and the same work for the server. */
const OVERSIZE_EACH = 3;
const LONG_SEARCH = 'a fish in a tank '.repeat(12).slice(0, 200);
const program = `# ${'0'.repeat(5000)}1\n${'print("cake")  # a@a '.repeat(700)}`.slice(0, 19_000);

const answers = (count: number) =>
  Array.from({ length: count }, () => ({
    ...{ id: randomUUID(), at: Date.now(), realm: 'ai-adventure-park', kind: 'activity-answered', ref: 'first' },
    ...{ answer: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`k${at}`, 'right'])), ms: 1, hints: 0 },
  }));
const runs = (count: number) =>
  Array.from({ length: count }, () => ({
    ...{ id: randomUUID(), at: Date.now(), realm: 'python-world', kind: 'program-run', ref: 'shop-1' },
    ...{ code: program, status: 'passed', errorKind: null, ms: 5 },
  }));
const saved = (count: number) =>
  Array.from({ length: count }, () => ({ id: randomUUID(), name: 'Cake', code: program, savedAt: Date.now() }));

/** Bodies that a schema alone does not lead to. */
const LEGAL: Readonly<Record<string, () => readonly unknown[]>> = {
  'progress.questEvents': () => [{ events: answers(200) }, { events: runs(12) }],
  'workshop.syncWorkshopPrograms': () => [{ changed: saved(30), removed: [] }],
  'user.updateSettings': () => [
    { settings: Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`k${at}`, at])) },
  ],
};

function texts(contract: Contract): [what: string, text: string][] {
  const { body, bodyLimit = BODY_LIMIT, id } = contract;
  if (!body) return [];
  const legal = LEGAL[id]?.() ?? [];
  const oversize = oversizeBodies(body, bodyLimit - 1000);
  const step = Math.max(1, Math.floor(oversize.length / OVERSIZE_EACH));
  return [
    ...legal.map((one): [string, string] => ['what people send', JSON.stringify(one)]),
    ['full', JSON.stringify(fullBody(body, bodyLimit - 500))],
    ...oversize
      .filter((_, at) => at % step === 0)
      .map(({ place, body: one }): [string, string] => [`too much in ${place}`, JSON.stringify(one)]),
    ['above the limit', JSON.stringify({ a: 'x'.repeat(bodyLimit) })],
    ['nested', '['.repeat(bodyLimit - 1)],
  ];
}

const pathOf = ({ path }: Contract, ids: Ids, isAsked: boolean): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name]?.[0] ?? 'none'));
  return isAsked
    ? `${filled}?q=${encodeURIComponent(LONG_SEARCH)}&search=${encodeURIComponent(LONG_SEARCH)}&wait=0`
    : filled;
};

/** What takes a session or an object away comes last. */
const ORDER = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

export function heavyRequests(contracts: readonly Contract[], ids: Ids): HeavyRequest[] {
  return contracts
    .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))
    .flatMap((contract): HeavyRequest[] => {
      // A stream without a request continues until it is closed.
      const plain = contract.streams ? [] : [pathOf(contract, ids, false)];
      const paths = contract.query ? [pathOf(contract, ids, true), ...plain] : plain;
      const bodies = texts(contract);
      if (bodies.length === 0) return paths.map((path) => ({ what: 'without a body', contract, path }));
      return paths.flatMap((path) => bodies.map(([what, text]) => ({ what, contract, path, text })));
    });
}
