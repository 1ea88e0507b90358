// What the Workshop knows of the learner's classes: what they show, what the learner offered, and the words for both.
import type { OwnOffer, ShownProgram } from '@lanternwise/shared/contracts/class-programs';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { REASON_WORDS } from '../../features/workshop/classProgramWords.ts';
import type { SavedProgram } from './SavedProgramRepository.ts';

/** Why it did not work, in words; undefined where it did. */
type Refusal = string | undefined;

export interface ClassPrograms {
  /** At least one. */
  classes: readonly { id: string; name: string }[];
  offers: readonly OwnOffer[];
  shown: readonly ShownProgram[];
  /** By which the class sees the learner. */
  username: string;
  /** No parent has agreed yet: nothing can be offered. */
  isLimited: boolean;
  /** Why the newest state could not be loaded. */
  problem: Refusal;
  refresh(): void;
  offer(program: SavedProgram, groupId: string): Promise<Refusal>;
  takeBack(offerId: string): Promise<Refusal>;
  readCode(programId: string): Promise<{ ok: true; code: string } | { ok: false; why: string }>;
}

export const offersOf = ({ id }: SavedProgram, { offers }: ClassPrograms): OwnOffer[] =>
  offers.filter(({ savedId }) => savedId === id);

/** "after “Cake” by Ravi"; without names where the class no longer shows it. */
export function originText(remixOf: string, shown: readonly ShownProgram[] = []): string {
  const origin = shown.find(({ id }) => id === remixOf);
  if (!origin) return t`A remix of a program from my class`;
  const { title, by } = origin;
  return t`Remix after “${title}” by ${by}`;
}

/** Where an offer stands; it names the class where the learner is in several. */
export function offerText(offer: OwnOffer, { classes }: Pick<ClassPrograms, 'classes'>): string {
  const words = stateText(offer);
  return classes.length === 1 && classes[0]?.id === offer.groupId ? words : `${offer.groupName}: ${words}`;
}

export function stateText({ state, reason }: Pick<OwnOffer, 'state' | 'reason'>): string {
  const why = reason === null ? '' : i18n._(REASON_WORDS[reason]);
  switch (state) {
    case 'waiting':
      return t`Your teacher will read it first.`;
    case 'shown':
      return t`Your class can see it.`;
    case 'declined':
      return t`Not shown yet. Your teacher says: ${why}`;
    case 'withdrawn':
      return t`No longer shown. Your teacher says: ${why}`;
  }
}
