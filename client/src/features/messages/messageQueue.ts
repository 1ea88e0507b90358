// The one queue of short messages: which may be shown now, in which order, and what makes one out of date.
import { TOAST_LIMIT } from '@lanternwise/shared/constants/timings';
import type { Toast } from '../../lib/toastSink.ts';

/** What happens meanwhile and may make a waiting message untrue. */
export type Moment = 'window-opened' | 'walk-begun' | 'progress';

/** Where a message is shown: at the top of every page, in the world's hint bar, as a look at a place of the world, or as a window. */
type Place = 'top' | 'hint' | 'world' | 'window';

interface SubjectRules {
  place: Place;
  /** A message that waits, or is shown, is dropped at these moments. */
  outdatedBy: readonly Moment[];
  /** A newer one of the same subject takes the place of an older one. */
  isReplaced: boolean;
}

/**
 * Every message has a subject, in the order in which they are shown: the fixed words, the place that changed, what the world answers, the
 * completion of a lesson, the lantern, then the summary of a finished realm, then what may be left out.
 */
const SUBJECTS = {
  toast: { place: 'top', outdatedBy: [], isReplaced: false },
  /** Words that the requirements fix. */
  fixed: { place: 'hint', outdatedBy: [], isReplaced: true },
  /** The camera at what a finished task has changed, and the people near by; or at its lantern that is lit. */
  sight: { place: 'world', outdatedBy: [], isReplaced: false },
  /** What the world says to what was done in it. */
  answer: { place: 'hint', outdatedBy: ['window-opened'], isReplaced: true },
  /** The completion of a lesson whose window left, so that what it changed is seen first. */
  completion: { place: 'window', outdatedBy: [], isReplaced: true },
  lantern: { place: 'hint', outdatedBy: [], isReplaced: true },
  /** The lantern of a task that was just finished, to be lit from where the child is. */
  offer: { place: 'world', outdatedBy: ['walk-begun'], isReplaced: true },
  summary: { place: 'window', outdatedBy: [], isReplaced: true },
  welcome: { place: 'hint', outdatedBy: ['window-opened', 'progress'], isReplaced: true },
  exit: { place: 'hint', outdatedBy: ['window-opened', 'progress'], isReplaced: true },
  walk: { place: 'hint', outdatedBy: ['window-opened', 'walk-begun', 'progress'], isReplaced: true },
  /** What is worth knowing and can be read elsewhere too. */
  notice: { place: 'hint', outdatedBy: ['window-opened', 'progress'], isReplaced: true },
} as const satisfies Record<string, SubjectRules>;

export type Subject = keyof typeof SUBJECTS;
type SubjectAt<P extends Place> = { [S in Subject]: (typeof SUBJECTS)[S]['place'] extends P ? S : never }[Subject];
export type HintSubject = SubjectAt<'hint'>;

type Content =
  | ({ subject: 'toast' } & Toast)
  | { subject: HintSubject; text: string }
  | { subject: 'sight'; task: string; of: 'done' | 'lit' }
  | { subject: 'offer'; task: string }
  | { subject: 'completion'; lesson: string }
  | { subject: 'summary' };
export type NewMessage = Content;
export type Message = Content & { key: number };
type MessageAt<P extends Place> = Extract<Message, { subject: SubjectAt<P> }>;

const RANKS: readonly string[] = Object.keys(SUBJECTS);
const rankOf = ({ subject }: Content): number => RANKS.indexOf(subject);
const rulesOf = ({ subject }: Content): SubjectRules => SUBJECTS[subject];

const isSame = (a: Content, b: Content): boolean =>
  a.subject === b.subject &&
  ('text' in a && 'text' in b ? a.text === b.text : 'task' in a && 'task' in b ? a.task === b.task : true);

/** Adds a message behind those of its rank; an equal one is not queued twice: it is shown again. */
export function addMessage(queue: readonly Message[], message: Message): Message[] {
  const { isReplaced } = rulesOf(message);
  const at = queue.findIndex((each) => isSame(each, message) || (isReplaced && each.subject === message.subject));
  const next = at < 0 ? [...queue, message] : queue.with(at, message);
  const toasts = next.filter(({ subject }) => subject === 'toast');
  const tooMany = new Set(toasts.slice(0, Math.max(0, toasts.length - TOAST_LIMIT)));
  return next.filter((each) => !tooMany.has(each)).toSorted((a, b) => rankOf(a) - rankOf(b));
}

export const dropOutdated = (queue: readonly Message[], moment: Moment): Message[] =>
  queue.filter((message) => !rulesOf(message).outdatedBy.includes(moment));

export const dropPlace = (queue: readonly Message[], place: Place): Message[] =>
  queue.filter((message) => rulesOf(message).place !== place);

/** What must be over before a message of a place may be shown: whatever it would lie over. */
const WAITS_FOR: Record<Place, readonly Place[]> = {
  top: [],
  hint: ['top', 'world', 'window'],
  world: ['window'],
  window: ['top', 'hint', 'world'],
};

/** The message that a place shows now; all but toasts wait while a window is open. */
export function messageAt<P extends Place>(
  queue: readonly Message[],
  place: P,
  isWindowOpen: boolean,
): MessageAt<P> | undefined {
  if (isWindowOpen && place !== 'top') return undefined;
  const at = queue.findIndex((message) => rulesOf(message).place === place);
  const isWaiting = queue
    .slice(0, Math.max(0, at))
    .some((message) => WAITS_FOR[place].includes(rulesOf(message).place));
  return at < 0 || isWaiting ? undefined : (queue[at] as MessageAt<P>);
}
