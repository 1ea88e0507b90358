// Reports contradictions inside an activity at the lines where they occur.
import { type Activity, activityProblems } from '../../shared/src/activities/registry.ts';
import { type Issue, issueAt, type Source } from './issue.ts';

export const activityIssues = (source: Source, activity: Activity): Issue[] =>
  activityProblems(activity).map(({ path, message }) => issueAt(source, path, message));
