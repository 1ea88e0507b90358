// Name, method and path of the calls about courses and what a learner has reached, without their schemas.
import type * as contracts from '../courses.ts';
import { callsOf, defineAddresses } from './address.ts';

export const coursesAddresses = defineAddresses('courses', {
  learningPath: 'GET /api/v1/user/learning-path',
  courseChecks: 'GET /api/v1/courses/:slug/checks',
  setCourseCheck: 'PUT /api/v1/courses/:slug/checks',
});
export const coursesCalls = callsOf<typeof contracts, typeof coursesAddresses>(coursesAddresses);
