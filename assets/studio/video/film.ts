// What a film is made of: beats, each with what the shopkeeper says and what stands on the stage.

/** Columns of a portrait's strip, as the client's Portrait names them. */
export const MOODS = ['happy', 'talk', 'sad', 'think'] as const;
export type Mood = (typeof MOODS)[number];

/** A value that lies in a jar with a name on it. */
export interface Jar {
  name: string;
  value: string;
}

/** The drawn idea beside the program. */
export type Picture =
  | { kind: 'sign'; lines: readonly string[] }
  | { kind: 'jars'; jars: readonly Jar[] }
  | { kind: 'ticket'; question: string; answer?: string }
  | { kind: 'layers'; layers: readonly { depth: number; text: string }[] }
  | { kind: 'fork'; question: string; yes: string; no: string; taken?: 'yes' | 'no' }
  | { kind: 'scales'; left: string; operator: string; right: string; result?: string }
  | { kind: 'cakes'; count: number; of: number; label: string }
  | { kind: 'machine'; name: string; inputs: readonly string[]; output?: string };

export interface Beat {
  speech: string;
  seconds: number;
  mood?: Mood;
  /** The opening card: the shop, its keeper and the film's title. */
  title?: boolean;
  /** Left out, things stay as they were; null takes them away. New lines are typed, new output appears after them. */
  code?: readonly string[] | null;
  /** 1-based line that runs now. */
  activeLine?: number | null;
  output?: readonly string[] | null;
  picture?: Picture | null;
}

export interface Film {
  /** The id that lessons name; also the files' name. */
  id: string;
  title: string;
  shop: { sprite: string; name: string };
  /** Sprite and portrait of who speaks. */
  keeper: string;
  /** What of the realm's picture (1152 × 768) lies behind the stage. */
  view: { x: number; y: number };
  beats: readonly Beat[];
}

/** A beat with everything that stands on the stage, and what stood there before. */
export interface Scene {
  beat: Beat;
  /** Seconds from the start of the film. */
  from: number;
  title: boolean;
  mood: Mood;
  code: readonly string[];
  activeLine: number | undefined;
  output: readonly string[];
  picture: Picture | undefined;
  before: { code: readonly string[]; output: readonly string[]; picture: Picture | undefined };
}

const inherit = <T>(next: T | null | undefined, before: T, empty: T): T =>
  next === undefined ? before : next === null ? empty : next;

/** Fills in what beats leave out. */
export function scenesOf(film: Film): Scene[] {
  const scenes: Scene[] = [];
  let from = 0;
  for (const beat of film.beats) {
    const last = scenes.at(-1);
    const before = { code: last?.code ?? [], output: last?.output ?? [], picture: last?.picture };
    scenes.push({
      beat,
      from,
      title: beat.title ?? false,
      mood: beat.mood ?? 'talk',
      code: inherit(beat.code, before.code, []),
      activeLine: inherit<number | undefined>(beat.activeLine, last?.activeLine, undefined),
      output: inherit(beat.output, before.output, []),
      picture: inherit<Picture | undefined>(beat.picture, before.picture, undefined),
      before,
    });
    from += beat.seconds;
  }
  return scenes;
}

export const filmSeconds = (film: Film): number => film.beats.reduce((total, { seconds }) => total + seconds, 0);
