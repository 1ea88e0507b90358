// Runs the meme machine once: captions for one scene from the chosen packs, without the lines that hurt.
import type { NaiveBayesModel } from '../../learning/naiveBayes.ts';
import { type Caption, keepKind, type Scene, trainWriter, writeCaptions } from '../kit/memes/captions.ts';

export interface MachineRun {
  captions: Caption[];
  /** Lines that were learned from, and those that were kept out. */
  lines: number;
  removed: number;
  /** Mean share of a caption that stands in a row in one line, 0–1. */
  copied: number;
}

/** Runs in the worker. */
export function runMachine(
  packs: readonly string[],
  hurting: string,
  scene: Scene,
  meter: NaiveBayesModel | undefined,
  seed: number,
): MachineRun {
  const { lines, removed } = keepKind(packs.join('\n'), hurting);
  const writer = trainWriter(lines);
  const captions = writeCaptions({ writer, scene, hurting, meter, seed });
  const copied = captions.reduce((sum, { novelty }) => sum + 1 - novelty, 0) / Math.max(1, captions.length);
  return { captions, lines: writer.sentences.length, removed, copied };
}
