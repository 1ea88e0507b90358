// Says which controls of each kind of activity change the lesson's own thing, and which only lead there.
import type { ActivityKind } from '../../shared/src/activities/registry.ts';

/** Names and prefixes (`predict:`) of controls that never change it: ways on, bets, hints, looks. */
const LEADING_EVERYWHERE = [
  'predict:',
  'next',
  'start',
  'hint',
  'check',
  'skip',
  'level-end',
  'again',
  'reset',
  'restart',
  'play-on',
  'to-map',
] as const;

/** What leads there besides, by kind. */
const LEADING: Partial<Readonly<Record<ActivityKind, readonly string[]>>> = {
  'caption-belt': ['differences'],
  'data-plot': ['next-question', 'previous-question'],
  'fact-check': ['page:'],
  'laugh-meter': ['words:', 'more'],
  'meme-duel': ['stage'],
  'mastery-quiz': ['hear', 'why', 'walk-on'],
  'message-gate': ['step:', 'to-trick', 'to-mend'],
  'model-lab': ['stage:', 'crate:'],
  'number-guess': ['check:'],
  'path-finding': ['watch:', 'mode:'],
  'pattern-learner': ['mode:'],
  'pixel-painting': ['numbers'],
  'real-or-made': ['frame:', 'next-frame'],
  'robot-training': ['test'],
  'sprite-duel': ['to-door'],
  'teach-commands': ['hear:', 'clips', 'clip:', 'stranger:'],
  tractor: ['choose-after', 'choose-before', 'to-start', 'pause'],
  'word-river': ['text:', 'look'],
};

const matches = (control: string) => (name: string) =>
  name.endsWith(':') ? control.startsWith(name) : control === name;

export const isOwnInput = (kind: ActivityKind, control: string): boolean =>
  ![...LEADING_EVERYWHERE, ...(LEADING[kind] ?? [])].some(matches(control));
