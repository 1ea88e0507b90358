// Owns the contract between art families and the pipeline (../pipeline).
import type { Sprite } from './render.ts';

/** One rendered toy of a job. The pipeline renders pieces in parallel and remembers them between runs. */
export interface ArtPiece {
  /** Unique within the job. */
  readonly id: string;
  /** `import.meta.url` of the module that defines the toy: the piece is stale when it or anything it imports changes. */
  readonly module: string;
  render(): Sprite;
}

/** A file to write: path from the project root, and its bytes. */
export type ArtFiles = ReadonlyMap<string, Uint8Array | string>;

/**
 * What one *.job.ts module makes. The pipeline finds every `assets/studio/art/<family>/**.job.ts`, reads its `jobs` array, and runs a job
 * when its module, anything it imports, or one of `sources` has changed, or when an output is missing or was touched.
 */
export interface ArtJob {
  /** Unique among all jobs, such as `avatars/milo`. */
  readonly id: string;
  /** Every file the job writes, as paths from the project root. */
  readonly outputs: readonly string[];
  /** Extra files (fonts, SVG) it reads, as paths from the project root; imported modules are found by themselves. */
  readonly sources?: readonly string[];
  /** Toys to render first, in parallel; `render` gets them by id. */
  readonly pieces?: readonly ArtPiece[];
  render(sprites: ReadonlyMap<string, Sprite>): Promise<ArtFiles>;
}
