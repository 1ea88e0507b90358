// Builds the quest reducer's context from a realm's content, for client and server.
import type { gradeActivity } from '../activities/registry.ts';
import type { QuestContext } from '../quests/reducer.ts';
import type { RealmContent } from './bundle.ts';
import { programRefs } from './programRefs.ts';

/** `gradeAnswer` is passed in, because a realm starts without the rules of its activities. */
export function createQuestContext(content: RealmContent, gradeAnswer: typeof gradeActivity): QuestContext {
  return {
    quest: content.quest,
    items: content.realm.items.map((item) => item.id),
    lessons: Object.keys(content.lessons),
    dialogs: Object.keys(content.dialogs),
    programs: Object.values(content.lessons).flatMap((lesson) => (lesson.kind === 'python' ? programRefs(lesson) : [])),
    grade: (activity, answer) => {
      const known = Object.hasOwn(content.activities, activity) ? content.activities[activity] : undefined;
      return known ? gradeAnswer(known, answer) : undefined;
    },
  };
}
