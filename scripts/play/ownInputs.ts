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
] as const;

/** What leads there besides, by kind: a new kind does not compile without its line. */
const LEADING: Readonly<Record<ActivityKind, readonly string[]>> = {
  'caption-belt': ['differences'],
  'chat-rules': [],
  'choice-game': [],
  'data-plot': ['next-question', 'previous-question'],
  'dice-samples': [],
  'drawing-test': [],
  'dropdown-match': [],
  'fact-check': ['page:'],
  'feed-lab': [],
  'fill-blanks': [],
  'image-explorer': ['guess:', 'example:'],
  'image-filter': [],
  'laugh-meter': ['words:', 'more'],
  'mastery-quiz': [],
  matching: [],
  'meme-duel': ['stage'],
  'meme-machine': [],
  'message-gate': ['step:', 'to-trick', 'to-mend'],
  'model-lab': ['stage:'],
  'multi-choice': [],
  'number-guess': ['check:'],
  ordering: [],
  'path-finding': ['watch:', 'mode:'],
  'pattern-learner': ['mode:'],
  'pixel-painting': ['numbers'],
  placing: [],
  quiz: [],
  'ranking-lab': [],
  'real-or-made': ['frame:', 'next-frame'],
  'river-crossing': [],
  sentence: [],
  'source-test': [],
  'sprite-duel': ['to-door'],
  'steering-rules': [],
  'teach-commands': ['hear:', 'clips', 'clip:', 'stranger:'],
  'teach-drawings': [],
  tractor: ['choose-after', 'choose-before', 'to-start', 'pause'],
  'visual-quiz': [],
  'voice-scope': [],
  'word-river': ['text:', 'look'],
};

const matches = (control: string) => (name: string) =>
  name.endsWith(':') ? control.startsWith(name) : control === name;

export const isOwnInput = (kind: ActivityKind, control: string): boolean =>
  ![...LEADING_EVERYWHERE, ...LEADING[kind]].some(matches(control));
