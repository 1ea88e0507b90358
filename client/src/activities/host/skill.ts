// Says what a kind tells of the companion's skill in it: what was taught, how good it is, how it is asked.

import type { Activity, ActivityKind, ActivityOf } from '@lanternwise/shared/activities/registry';
import type { CompanionSkill } from '@lanternwise/shared/constants/companion';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { Realm } from '@lanternwise/shared/content/realm';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { ComponentType } from 'react';
import type { CompanionAct, Place } from '../../bridge/events.ts';

/** Where a skill was taught: the activity with the rest of its realm, and what the learner has done there. */
export interface SkillSource<K extends ActivityKind> {
  activity: ActivityOf<K>;
  activities: Readonly<Record<string, Activity>>;
  state: RealmState;
  language: Language;
}

/** What is known of a skill; all of it is measured, nothing is promised. */
export interface SkillCard {
  /** What it learned from, in the current language; 'From 42 lunches of Mr Dal's canteen'. */
  learned: string;
  /** Of cases that it never saw; null = it has not been tested. */
  unseen: { right: number; of: number } | null;
}

export interface Learned<Model> {
  model: Model;
  /** This browser has none of the learner's work, which was left at another one: ours stands in. */
  isSample: boolean;
}

/** A place of the realm on the screen that the learner may know, in the current language. */
export interface NamedPlace extends Pick<Place, 'id' | 'kind' | 'x' | 'y'> {
  name: string;
}

/** Where the learner stands with the companion. */
export interface Here {
  /** In reach; null = nothing. */
  near: Place | null;
  /** Somebody in reach sells food. */
  isAtFood: boolean;
  /** The ground, where the map says it. */
  ground: Realm['footsteps'] | undefined;
  /** People, shops, lanterns and exits; nothing that is still to be found. */
  places: readonly NamedPlace[];
  /** What somebody said last. */
  heard: { id: string; line: string } | null;
}

/** One thing after the other: what the companion does, and what people say to it. */
export type SkillStep =
  | CompanionAct
  | { people: readonly string[]; mood: 'glad' | 'gentle' }
  /** It stays where it is from now on, or comes along again. */
  | { stay: boolean };

export interface SkillUseProps<Model> extends Learned<Model> {
  here: Here;
  /** How often this skill was asked in this visit: another case each time, the same after the same number. */
  turn: number;
  /** Closes the sheet; then the steps are taken, until the companion is asked for something else. */
  perform(steps: readonly SkillStep[]): void;
  /** The same, while the sheet stays open: the child has something to say to what it sees. Ends with the last step. */
  show(steps: readonly SkillStep[]): Promise<void>;
}

export interface SkillParts<K extends ActivityKind, Model> {
  skill: CompanionSkill;
  /** Undefined before anything was taught. */
  learn(source: SkillSource<K>): Promise<Learned<Model> | undefined>;
  /** During rendering, so that it follows the language. */
  card(model: Model): SkillCard;
  /** It is what one would ask for here. */
  suits(here: Here, model: Model): boolean;
  /** What is shown when it is asked; loaded then. */
  use(): Promise<ComponentType<SkillUseProps<Model>>>;
}

export const defineSkill = <K extends ActivityKind, Model>(parts: SkillParts<K, Model>): SkillParts<K, Model> => parts;
