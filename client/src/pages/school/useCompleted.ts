// The completed activities of Unit 2: kept for a signed-in learner, for a guest only while the page is open.
import { UNIT2_ACTIVITIES, type Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { useLearnerProgress, useSetCourseCheckMutation } from '../../features/coursesApi.ts';
import { showToast } from '../../lib/showToast.ts';

export function useCompleted() {
  const { standing, user } = useLearnerProgress();
  const [setCheck] = useSetCourseCheckMutation();
  const [here, setHere] = useState<readonly Unit2Activity[]>([]);
  const stored = standing.checks['school-class-x'] ?? [];
  const complete = async (activity: Unit2Activity) => {
    setHere((before) => [...before, activity]);
    if (!user || stored.includes(activity)) return;
    const { error } = await setCheck({ slug: 'school-class-x', item: activity, checked: true });
    if (error) showToast('error', errorMessage(error));
  };
  const completed = UNIT2_ACTIVITIES.filter((id) => here.includes(id) || stored.includes(id));
  return { completed, complete, isGuest: user === null };
}
