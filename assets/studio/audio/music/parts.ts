// Owns what the songs share in writing: parts with a shaped loudness, echoes, drum parts and tunes laid end to end.
import type { Instrument, Layer, NoteEvent, Track } from '../core/types.ts';
import { drumLine } from './arrange.ts';
import { dynamics, shift } from './score.ts';

export interface Form {
  readonly beatsPerBar: number;
  readonly bars: number;
  /** Loudness of each bar, about 0.8 … 1.1. */
  readonly curve: readonly number[];
}
type TrackOptions = Omit<Track, 'name' | 'instrument' | 'events'>;

/** Makers of a song's parts: every event follows the form's curve of loudness. */
export function band({ beatsPerBar, bars, curve }: Form) {
  const total = beatsPerBar * bars;
  if (curve.length !== bars) throw new Error(`The curve has ${curve.length} values for ${bars} bars`);
  const part = (name: string, instrument: Instrument, events: readonly NoteEvent[], seat: TrackOptions): Track => {
    const late = events.find(({ beat }) => beat >= total);
    if (late) throw new Error(`${name} has a note at beat ${late.beat}, after the end at ${total}`);
    return { name, instrument, events: dynamics(events, curve, beatsPerBar), ...seat };
  };
  const drums = (
    name: string,
    instrument: Instrument,
    steps: string,
    stepBeats: number,
    velocity: number,
    seat: TrackOptions,
  ) => part(name, instrument, drumLine(steps, stepBeats, total, velocity), { timing: 0.004, send: 0.1, ...seat });
  return { part, drums, total };
}

/** Lays tunes one after another, each `beats` long. */
export const concatTunes = (beats: number, ...tunes: readonly (readonly NoteEvent[])[]): NoteEvent[] =>
  tunes.flatMap((tune, index) => shift(tune, index * beats));

/** The same notes again, `later` beats after, softer each time; what runs past the end comes back at the start. */
export function echo(
  events: readonly NoteEvent[],
  { later, fall, total, times = 1 }: { later: number; fall: number; total: number; times?: number },
): NoteEvent[] {
  return Array.from({ length: times }, (_, k) =>
    events.map((event) => ({
      ...event,
      beat: (event.beat + later * (k + 1)) % total,
      velocity: event.velocity * fall ** (k + 1),
    })),
  ).flat();
}

/** Both layers of a realm: calm is complete alone; busy lies on it, so that both together stay at -18 LUFS. */
export const twoLayers = (calm: readonly Track[], busy: readonly Track[]): Record<'calm' | 'busy', Layer> => ({
  calm: { loudness: -18, kbps: 28, mp3Kbps: 24, tracks: calm },
  busy: { loudness: -23, kbps: 22, mp3Kbps: 24, tracks: busy },
});

/** Gains the game sets for each state (crossfade over about two seconds). */
export const CALM_AND_BUSY = { calm: { calm: 1, busy: 0 }, busy: { calm: 0.85, busy: 1 } } as const;
