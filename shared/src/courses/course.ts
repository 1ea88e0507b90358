// Types of courses, their units and the curriculum standards that they cover.
import type { MapId } from '../constants/realms.ts';
import type { MapPoint } from '../maps/reviewMap.ts';
import type { CourseSlug } from './titles.ts';

export interface CourseUnit {
  id: string;
  title: string;
  text: string;
  kind: 'Lesson' | 'Project';
  minutes: number;
  skills: readonly string[];
  /** The realm of the unit, and the task that counts; without a task the whole realm counts. */
  realm?: MapId;
  task?: string;
  /** Path of the unit's page; null if it is not available yet. */
  path: string | null;
  /** Available without a plan. */
  free: boolean;
  /** Name of the badge for completing the unit. */
  badge?: string;
  /** Items that the learner checks off; those with a point are checked off by a map that the learner uploads. */
  checklist?: readonly { id: string; text: string; point?: MapPoint }[];
  /** The unit's page checks the items off, when their activities are completed. */
  checkedByPlay?: boolean;
}

export interface Standard {
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
  /** Path of a page with more of the course than its units. */
  hub?: string;
}
