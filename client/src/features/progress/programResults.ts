// Reads what the programs of this browser's user printed and drew.
import { readLastPerson } from './lastPerson.ts';
import { readOutput } from './programOutputs.ts';
import { readPicture } from './programPictures.ts';

/** For one user: the current one at the time of the call. */
export function readProgramResults() {
  const person = readLastPerson();
  return {
    outputOf: (program: string) => readOutput(person, program),
    pictureOf: (program: string) => readPicture(person, program),
  };
}
