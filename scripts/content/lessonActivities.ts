// The activities of a lesson, and where its file names them.
import type { Lesson } from '../../shared/src/content/lesson.ts';
import type { JsonPath } from './jsonSource.ts';

export interface LessonActivity {
  id: string;
  path: JsonPath;
  /** Offered beside the lesson: nobody has to open it. */
  isExtra?: true;
}

export function lessonActivities(lesson: Lesson): LessonActivity[] {
  switch (lesson.kind) {
    case 'cycle':
      return [
        ...lesson.steps.map((step, at) => ({ id: step.activity, path: ['steps', at, 'activity'] })),
        ...(lesson.thread
          ? [{ id: lesson.thread.activity, path: ['thread', 'activity'], isExtra: true as const }]
          : []),
      ];
    case 'tour':
      return lesson.domains.map((d, at) => ({ id: d.activity, path: ['domains', at, 'activity'] }));
    case 'pages':
      return [
        ...lesson.activities.map((id, at) => ({ id, path: ['activities', at] })),
        ...lesson.pages.flatMap((p, at) =>
          p.play ? [{ id: p.play.activity, path: ['pages', at, 'play', 'activity'], isExtra: true as const }] : [],
        ),
      ];
    case 'adventure':
      return lesson.levels.map(({ activity }, at) => ({ id: activity, path: ['levels', at, 'activity'] }));
    case 'wizard':
      return [
        ...lesson.concepts.map(({ challenge }, at) => ({ id: challenge, path: ['concepts', at, 'challenge'] })),
        { id: lesson.compare, path: ['compare'] },
      ];
    case 'menu':
    case 'teachings':
    case 'tutorial':
    case 'python':
      return [];
  }
}
