// Voice leading: picks the chain of voicings that moves least, also from the last chord back to the first.
import type { TimedChord, VoicedChord } from '../core/types.ts';

type Voicing = readonly number[];
interface Range {
  readonly low: number;
  readonly high: number;
  readonly voices: number;
}
const at = (voicing: Voicing, index: number): number => voicing[index] ?? 0;

/** All voicings; a chord with too few notes doubles its root, or its fifth where no second root lies in the range. */
function voicingsOf(chord: TimedChord, range: Range): Voicing[] {
  const rooted = voicingsDoubling(chord, chord.root, range);
  return rooted.length > 0 ? rooted : voicingsDoubling(chord, (chord.root + 7) % 12, range);
}

function voicingsDoubling(chord: TimedChord, doubled: number, { low, high, voices }: Range): Voicing[] {
  let wanted = [...new Set(chord.classes)];
  // Too many notes: the bass plays the root, and the fifth colours least.
  const fifth = (chord.root + 7) % 12;
  if (wanted.length > voices) wanted = wanted.filter((pitch) => pitch !== fifth);
  if (wanted.length > voices) wanted = wanted.filter((pitch) => pitch !== chord.root);
  while (wanted.length < voices) wanted.push(doubled);
  const results: number[][] = [];
  const extend = (chosen: number[], remaining: number[]): void => {
    if (!remaining.length) {
      results.push(chosen);
      return;
    }
    const last = chosen.at(-1);
    const floor = last === undefined ? low : last + 1;
    const tried = new Set<number>();
    remaining.forEach((pitch, index) => {
      if (tried.has(pitch)) return;
      tried.add(pitch);
      for (let midi = floor; midi <= Math.min(high, floor + 9); midi++) {
        if (midi % 12 !== pitch) continue;
        extend(
          [...chosen, midi],
          remaining.filter((_, other) => other !== index),
        );
      }
    });
  };
  extend([], wanted);
  return results.filter((voicing) => (voicing[1] ?? 0) - (voicing[0] ?? 0) >= 3);
}

function moveCost(from: Voicing, to: Voicing): number {
  let cost = 0;
  for (let v = 0; v < from.length; v++) cost += Math.abs(at(to, v) - at(from, v)) ** 1.3;
  const top = from.length - 1;
  const outerBefore = (at(from, top) - at(from, 0)) % 12;
  const outerAfter = (at(to, top) - at(to, 0)) % 12;
  const parallel = outerBefore === outerAfter && (outerBefore === 7 || outerBefore === 0) && from[0] !== to[0];
  return cost + (parallel ? 12 : 0);
}

function shapeCost(voicing: Voicing, centre: number): number {
  const mean = voicing.reduce((sum, midi) => sum + midi, 0) / voicing.length;
  let cost = Math.abs(mean - centre) * 0.4;
  for (let v = 1; v < voicing.length; v++) if (at(voicing, v) - at(voicing, v - 1) === 1) cost += 1.5;
  return cost;
}

interface Path {
  readonly chain: readonly Voicing[];
  readonly cost: number;
}

const cheapest = (paths: readonly Path[]): Path => {
  const [first, ...others] = paths;
  if (!first) throw new Error('A chord has no voicing in this range: widen low and high');
  return others.reduce((best, path) => (path.cost < best.cost ? path : best), first);
};

/** The cheapest chain that starts with `first` and also leads back to it. */
function chainFrom(first: Voicing, later: readonly (readonly Voicing[])[], centre: number): Path {
  const extend = (paths: readonly Path[], voicing: Voicing): Path => {
    const moved = paths.map(({ chain, cost }) => ({ chain, cost: cost + moveCost(chain.at(-1) ?? first, voicing) }));
    const best = cheapest(moved);
    return { chain: [...best.chain, voicing], cost: best.cost + shapeCost(voicing, centre) };
  };
  let paths: Path[] = [{ chain: [first], cost: shapeCost(first, centre) }];
  for (const options of later) {
    const before = paths;
    paths = options.map((voicing) => extend(before, voicing));
  }
  return cheapest(paths.map(({ chain, cost }) => ({ chain, cost: cost + moveCost(chain.at(-1) ?? first, first) })));
}

/** Spreads every chord of a looping progression over `voices` notes between the MIDI numbers low and high. */
export function voiceLead(progression: readonly TimedChord[], range: Range): VoicedChord[] {
  const centre = (range.low + range.high) / 2;
  const [firsts = [], ...later] = progression.map((chord) => voicingsOf(chord, range));
  const best = cheapest(firsts.map((first) => chainFrom(first, later, centre)));
  return progression.map((chord, index) => ({ ...chord, voicing: best.chain[index] ?? [] }));
}
