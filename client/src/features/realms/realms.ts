// What the site says about each realm, and which realms are built.

import { DEFAULT_MAP, type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';

export interface RealmCard {
  id: MapId;
  title: string;
  /** What is learned there, in one sentence. */
  learn: string;
}

const WORDS: Record<MapId, { title: MessageDescriptor; learn: MessageDescriptor }> = {
  'ai-adventure-park': {
    title: msg`AI Adventure Park`,
    learn: msg`Walk an AI project from question to working model, and ask what makes it fair.`,
  },
  'robo-realm': {
    title: msg`Robo Realm`,
    learn: msg`Meet three kinds of AI and program a tractor that really drives.`,
  },
  'wonder-vision-valley': {
    title: msg`Wonder Vision Valley`,
    learn: msg`Teach a computer to see: pixels, filters and drawings of your own.`,
  },
  'think-tank-park': {
    title: msg`Think Tank Park`,
    learn: msg`Watch a search find its way, and draw data so that it tells the truth.`,
  },
  'imagination-island': {
    title: msg`Imagination Island`,
    learn: msg`Build a machine that writes, and find out why fluent is not the same as true.`,
  },
  'fun-factory-realm': {
    title: msg`Fun Factory Realm`,
    learn: msg`Train a laugh-o-meter on your own labels and out-joke Neo the robot.`,
  },
  'voice-valley-park': {
    title: msg`Voice Valley Park`,
    learn: msg`See what a voice looks like and teach a bridge robot three words.`,
  },
  'safety-star-city': {
    title: msg`Safety Star City`,
    learn: msg`Keep a whole city safe: privacy, bias and when to ask a human.`,
  },
  'python-world': {
    title: msg`Python World`,
    learn: msg`Eight cake shops, eight pieces of Python, real programs you write yourself.`,
  },
  demo: {
    title: msg`Demo`,
    learn: msg`A first taste, no account needed. For now it opens the gate of AI Adventure Park.`,
  },
};

/** In the language of the moment: to be asked while drawing, not before. */
export const realmCard = (id: MapId): RealmCard => ({
  id,
  title: i18n._(WORDS[id].title),
  learn: i18n._(WORDS[id].learn),
});

/** The ten cards of the map picker, in play order. */
export const pickerRealms = (): readonly RealmCard[] =>
  [...PLAY_ORDER, 'python-world' as const, 'demo' as const].map(realmCard);

/** The content compiler's list of what exists; a site built before it knows of none. */
const compiled = import.meta.glob<readonly unknown[]>('../../../../shared/generated/index.json', {
  eager: true,
  import: 'realms',
});

const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'realm' in entry ? entry.realm : entry;

const BUILT: ReadonlySet<unknown> = new Set(
  Object.values(compiled)
    .flatMap((realms) => (Array.isArray(realms) ? realms : []))
    .map(nameOf),
);

export const isBuilt = (id: MapId): boolean => BUILT.has(id);

/** Whether the card of a realm leads somewhere: the demo's does as soon as the first realm stands, which it opens. */
export const isOpen = (id: MapId): boolean => isBuilt(id) || (id === 'demo' && isBuilt(DEFAULT_MAP));
