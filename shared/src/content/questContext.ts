// Builds the quest reducer's context from a realm's content, for client and server.
import { gradeActivity } from '../activities/registry.ts';
import type { QuestContext } from '../quests/reducer.ts';
import type { RealmContent } from './bundle.ts';
import { programRefs } from './programRefs.ts';

export function createQuestContext(content: RealmContent): QuestContext {
  return {
    quest: content.quest,
    items: content.realm.items.map((item) => item.id),
    lessons: Object.keys(content.lessons),
    dialogs: Object.keys(content.dialogs),
    programs: Object.values(content.lessons).flatMap((lesson) => (lesson.kind === 'python' ? programRefs(lesson) : [])),
    grade: (activity, answer) => {
      const known = Object.hasOwn(content.activities, activity) ? content.activities[activity] : undefined;
      return known ? gradeActivity(known, answer) : undefined;
    },
  };
}
