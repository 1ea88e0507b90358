// What a course is: its units, what they teach and which standards they answer to.
import type { MapId } from '../constants/realms.ts';
import type { CourseSlug } from './titles.ts';

export interface CourseUnit {
  id: string;
  title: string;
  text: string;
  kind: 'Lesson' | 'Project';
  minutes: number;
  skills: readonly string[];
  /** The realm in which it is learned, and the task of it that counts; the whole realm where there is no task. */
  realm?: MapId;
  task?: string;
  /** Where it is learned; null while it is being built. */
  path: string | null;
  /** Open without a plan. */
  free: boolean;
  /** What is earned with it. */
  badge?: string;
  /** Ticked off by the learner. */
  checklist?: readonly { id: string; text: string }[];
}

export interface Standard {
  /** AI4K12, CBSE 417 or UNESCO. */
  source: 'AI4K12' | 'CBSE 417' | 'UNESCO';
  text: string;
}

export interface Course {
  slug: CourseSlug;
  title: string;
  promise: string;
  about: string;
  outcomes: readonly string[];
  standards: readonly Standard[];
  units: readonly CourseUnit[];
}
