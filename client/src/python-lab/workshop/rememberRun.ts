// Keeps what a program of the Workshop made, for the board in front of the Workshop.
import { WORKSHOP } from '@lanternwise/shared/content/workshop';
import { rememberOutput } from '../../features/progress/programOutputs.ts';
import { rememberPicture } from '../../features/progress/programPictures.ts';
import { parseBatch } from './drawCommand.ts';
import { Picture } from './Picture.ts';
import { toBoardPicture } from './toBoardPicture.ts';

export interface FinishedRun {
  printed: string;
  /** Batches of commands of the drawing module, as JSON. */
  drawn: readonly string[];
}

/** A program that made nothing leaves what stands. */
export function rememberRun(person: string, { printed, drawn }: FinishedRun): void {
  const picture = new Picture(() => undefined);
  for (const batch of drawn) picture.add(parseBatch(batch));
  picture.play(Number.POSITIVE_INFINITY, () => false);
  const kept = toBoardPicture(picture.shapes, picture.board);
  rememberOutput(person, WORKSHOP, printed);
  if (kept || printed.trim() !== '') rememberPicture(person, WORKSHOP, kept);
}
