// The icon of each course.
import type { CourseSlug } from '@lanternwise/shared/courses/titles';
import { Cake, Compass, GraduationCap, type LucideIcon, Map as MapIcon } from 'lucide-react';

export const COURSE_ICONS: Record<CourseSlug, LucideIcon> = {
  'ai-adventure': Compass,
  'python-world': Cake,
  'school-class-x': GraduationCap,
  'map-making': MapIcon,
};
