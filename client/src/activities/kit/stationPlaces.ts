// The places of the map that the camera shows beside the window of each kind of activity; a test frames every one of them.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';

export const STATION_PLACES = {
  'caption-belt': ['caption-belt'],
  'dice-samples': ['dice-lever'],
  'fact-check': ['truth-parrots'],
  'feed-lab': ['feed-tower'],
  'laugh-meter': ['laugh-meter'],
  'mastery-quiz': ['trophy-plinths'],
  'meme-duel': ['meme-duel'],
  'meme-machine': ['meme-machine'],
  'message-gate': ['fort-gate'],
  'real-or-made': ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4'],
  'river-crossing': ['word-stones'],
  'sprite-duel': ['museum-walk'],
  'teach-commands': ['broken-bridge', 'robot-gap'],
  tractor: ['first-furrow', 'long-row', 'pond-ring', 'stony-lane', 'new-field-each-day'],
  'voice-scope': ['echo-cave'],
  'word-river': ['word-stones'],
} as const satisfies Partial<Record<ActivityKind, readonly string[]>>;

/** The name of an object on a map; one that is missing above does not compile. */
export type StationPlace = (typeof STATION_PLACES)[keyof typeof STATION_PLACES][number];
