// Defines what a recorded play is: timed observations of what a person does, reads and sees, in scene time.

/** The person who plays, as stated in docs/play-figures.md: nothing here depends on the machine. */
export const PERSON = {
  wordsPerMinute: 180,
  pressMs: 800,
  /** Of a program or a text, on a keyboard. */
  letterMs: 250,
} as const;

export const readingMs = (words: number): number => (words * 60_000) / PERSON.wordsPerMinute;

/** What time passes with. `loading` is the machine's and counts nowhere. */
export type Doing = 'reading' | 'pressing' | 'writing' | 'walking' | 'watching' | 'loading';

/** Where words stand: a window, a message that comes by itself, or what is always on the screen. */
export type WordPlace = 'window' | 'message' | 'screen';

/** What can be seen of the world at a moment. */
export interface View {
  /** Share of the view that windows, panels and shades cover. */
  covered: number;
  /** The place the task is about (where the avatar stands) lies in the uncovered part. */
  placeInView: boolean;
  /** A required whole screen shows the place in a live pane. */
  livePane: boolean;
}

export interface Subject {
  kind: 'lesson' | 'activity';
  id: string;
}

export const isSame = (one: Subject, other: Subject): boolean => one.kind === other.kind && one.id === other.id;

export type Observation =
  | { kind: 'time-passed'; ms: number; doing: Doing; view: View }
  | { kind: 'words-shown'; words: number; fixed: number; place: WordPlace; text?: string }
  | { kind: 'opened'; subject: Subject }
  | { kind: 'closed'; subject: Subject }
  | { kind: 'opening-ended' }
  /** `own` changes the lesson's own thing; `other` is Next, a bet, a hint, a walk. */
  | { kind: 'pressed'; input: 'own' | 'other'; reach: 'pointer' | 'covered'; on?: string }
  /** The last answer of a lesson was right. */
  | { kind: 'succeeded'; subject: Subject }
  /** A window, toast, card or form came up. */
  | { kind: 'message-shown'; title: string };

export type Recording = readonly Observation[];

/** At least 45 % of the view stays free, and so an upright phone's sheet takes at most 55 %. */
const MOST_COVERED = 0.55;

export const worldInSight = ({ covered, placeInView, livePane }: View): boolean =>
  livePane || (placeInView && covered <= MOST_COVERED);
