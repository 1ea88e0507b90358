// Registers the family `shows`: what changes with a lesson (boards to write on, Mr Dal's pudding); the game swaps frames and draws on faces.
import { propFamilyJob } from './propFamily.ts';
import { showBoards } from './shows/boards.ts';
import { puddings } from './shows/pudding.ts';

export const jobs = [propFamilyJob('shows', [...showBoards, ...puddings])];
