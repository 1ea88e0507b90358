// The team: the guides of the eight realms, in play order, with two pictures each (assets/studio/art/ui/team.job.ts).
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const pictures = import.meta.glob<string>('../../../../assets/ui/team/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const picture = (name: string): string => pictures[`../../../../assets/ui/team/${name}.webp`] ?? '';

export interface TeamMember {
  id: string;
  name: MessageDescriptor;
  designation: MessageDescriptor;
  image1: string;
  image2: string;
}

const member = (id: string, name: MessageDescriptor, designation: MessageDescriptor): TeamMember => ({
  id,
  name,
  designation,
  image1: picture(`${id}-1`),
  image2: picture(`${id}-2`),
});

export const TEAM: readonly TeamMember[] = [
  member('merrin', msg`Merrin the Wizard`, msg`Guide in AI Adventure Park`),
  member('nova', msg`Nova`, msg`Guide in Robo Realm`),
  member('lumen', msg`Lumen the Wizard`, msg`Guide in Wonder Vision Valley`),
  member('nibs', msg`Nibs the Owl`, msg`Librarian in Think Tank Park`),
  member('muse', msg`Muse the Parrot`, msg`Guide on Imagination Island`),
  member('neo', msg`Neo`, msg`Rival in Fun Factory Realm`),
  member('echo', msg`Echo the Bat`, msg`Guide in Voice Valley Park`),
  member('captain-shield', msg`Captain Shield`, msg`Guide in Safety Star City`),
];
