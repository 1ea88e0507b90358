// Puts evidence into words for teachers: errors, ends of programs, reasons for help, timeline entries. A new kind of evidence is added to these tables.
import { isKnownError, type KnownErrorKind } from '@lanternwise/shared/constants/errorKinds';
import { isMapId } from '@lanternwise/shared/constants/realms';
import type { HelpSignal, ProgramReport } from '@lanternwise/shared/contracts/lessonEvidence';
import type { Student, TimelineEntry, TimelineKind } from '@lanternwise/shared/contracts/reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';
import type { BadgeColour } from '../../ui/Badge.tsx';

const ERRORS: Readonly<Record<KnownErrorKind, MessageDescriptor>> = {
  'wrong-output': msg`The program runs, but prints something else than asked.`,
  'missing-elements': msg`The program leaves out something the task asks for.`,
  check: msg`The program works differently from what the task asks for.`,
  timeout: msg`The program ran too long, probably in a loop that never ends.`,
  flood: msg`The program printed too much, probably in a loop that never ends.`,
  crashed: msg`The program used up the memory.`,
  SyntaxError: msg`A bracket, a quote or a colon is missing or in the wrong place.`,
  IndentationError: msg`The spaces at the beginning of a line do not fit.`,
  TabError: msg`Tabs and spaces are mixed at the beginning of lines.`,
  NameError: msg`A name is used that was never given a value, often a spelling slip.`,
  UnboundLocalError: msg`A function uses a name before giving it a value.`,
  TypeError: msg`Text and numbers are mixed, or something is used in a way it cannot be used.`,
  ValueError: msg`A value has the right kind, but cannot be used there, often int() of a word.`,
  IndexError: msg`A list is asked for a place it does not have.`,
  KeyError: msg`A dictionary is asked for a key it does not have.`,
  ZeroDivisionError: msg`Something is divided by zero.`,
  AttributeError: msg`Something is asked for a part it does not have.`,
  RecursionError: msg`A function calls itself without end.`,
  EOFError: msg`The program asks for input that does not come.`,
  ModuleNotFoundError: msg`The program imports something that does not exist here.`,
};

/** What an error means; null is an error without a name that may be shown. */
export function describeError(kind: string | null): string {
  if (kind === null) return t`Python stopped with an error.`;
  return isKnownError(kind) ? i18n._(ERRORS[kind]) : t`Python stopped with ${kind}.`;
}

/** The short name of an error: Python's own, or ours in words. */
export function errorName(kind: string): string {
  const ownNames: Readonly<Record<string, MessageDescriptor>> = {
    'wrong-output': msg`Different output`,
    'missing-elements': msg`Something is missing`,
    check: msg`Not what was asked`,
    timeout: msg`Ran too long`,
    flood: msg`Printed too much`,
    crashed: msg`Out of memory`,
  };
  const own = Object.hasOwn(ownNames, kind) ? ownNames[kind] : undefined;
  return own ? i18n._(own) : kind;
}

export const PROGRAM_STATUSES: Readonly<
  Record<ProgramReport['status'], { label: MessageDescriptor; colour: BadgeColour }>
> = {
  passed: { label: msg`Works`, colour: 'ok' },
  failed: { label: msg`Not yet right`, colour: 'amber' },
  error: { label: msg`Error`, colour: 'error' },
  stopped: { label: msg`Stopped by hand`, colour: 'plain' },
};

const REASONS: Readonly<Record<HelpSignal['kind'], (count: number, title: string) => string>> = {
  stuck: (count, title) => t`stuck ${count} min in ${title}`,
  'same-error': (count, title) =>
    plural(count, { one: `the same mistake once in ${title}`, other: `the same mistake # times in ${title}` }),
};

/** "stuck 22 min in Loops". */
export const reasonText = ({ kind, count, title }: Student['reasons'][number]): string => REASONS[kind](count, title);

/** A help signal in whole sentences. */
export function describeSignal({ kind, count, mistake, errorKind }: HelpSignal): string {
  if (kind === 'stuck') return t`At this task for ${count} minutes without passing it.`;
  if (mistake) {
    const { label, text } = mistake;
    return t`The same mistake ${count} times, “${label}”: ${text}`;
  }
  const meaning = describeError(errorKind);
  return t`The same error ${count} times. ${meaning}`;
}

type Describe = (entry: TimelineEntry) => string;

const RUN_WORDS: Readonly<Record<ProgramReport['status'], MessageDescriptor>> = {
  passed: msg`it passed`,
  failed: msg`not what the task asks for yet`,
  error: msg`it ended with an error`,
  stopped: msg`stopped by hand`,
};

const isRunStatus = (outcome: TimelineEntry['outcome']): outcome is ProgramReport['status'] =>
  outcome !== null && Object.hasOwn(RUN_WORDS, outcome);

const TIMELINE: Readonly<Record<TimelineKind, Describe>> = {
  'realm-entered': ({ realm, realmTitle }) => (isMapId(realm) ? t`Entered ${realmTitle}` : t`Began ${realmTitle}`),
  'item-collected': ({ title }) => t`Found ${title}`,
  'lesson-finished': ({ title, outcome }) =>
    outcome === 'skipped' ? t`Skipped the lesson “${title}”` : t`Finished the lesson “${title}”`,
  'activity-answered': ({ title, outcome }) => {
    if (outcome === 'right') return t`Answered “${title}”: right`;
    return outcome === 'wrong' ? t`Answered “${title}”: not right yet` : t`Answered “${title}”`;
  },
  'model-card': ({ title }) => t`Trained and tested a model in “${title}”`,
  experiment: ({ title }) => t`Ran an experiment in “${title}”`,
  'python-attempt': ({ title, outcome }) =>
    outcome === 'right' ? t`Tried “${title}”: solved` : t`Tried “${title}”: not right yet`,
  'program-run': ({ title, outcome }) => {
    const ended = isRunStatus(outcome) ? i18n._(RUN_WORDS[outcome]) : '';
    return t`Ran a program, ${ended}: ${title}`;
  },
  'lantern-lit': ({ title }) => t`Lit the lantern of “${title}”`,
  'exit-reached': ({ realm, realmTitle }) =>
    isMapId(realm) ? t`Left ${realmTitle} through the glowing arrow` : t`Completed ${realmTitle}`,
  'tasks-reset': ({ realmTitle }) => t`Restarted the tasks of ${realmTitle}`,
};

export const timelineText: Describe = (entry) => TIMELINE[entry.kind](entry);
