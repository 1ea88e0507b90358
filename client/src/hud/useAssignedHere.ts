// What the teacher gave to do in the current realm and is not done yet.
import { useOwnAssignments } from '../features/assignments/useOwnAssignments.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { type AssignedHere, assignedHere } from './assignedHere.ts';

export const useAssignedHere = (): AssignedHere[] =>
  assignedHere(useOwnAssignments(), useRealmContent(), useRealmState());
