// Finds the parts of every kind of activity by its folder.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';
import type { Mechanics } from '../../game/mechanics/mechanicParts.ts';
import type { KindParts } from './defineKind.ts';

const FILES = import.meta.glob<KindParts<ActivityKind>>('../*/kind.ts', { eager: true, import: 'kind' });

/** A test compares the folders with the kinds that are registered. */
export const KINDS = Object.fromEntries(
  Object.entries(FILES).map(([file, parts]) => [file.split('/')[1], parts]),
) as unknown as Readonly<{ [K in ActivityKind]: KindParts<K> }>;

/** What the kinds bring to maps, for the game. */
export const KIND_MECHANICS: Mechanics = Object.fromEntries(
  Object.values(KINDS).flatMap(({ mechanic }) => (mechanic ? [[mechanic.class, mechanic]] : [])),
);
