// Feeds a page with the lines of a live lesson, in place of the server's stream: learners that walk, get stuck and finish.
import type { BoardMessage, LiveLearner, LiveLesson } from '../../shared/src/contracts/liveMessages.ts';

export interface LiveSource {
  groupId: string;
  learners: number;
  changesASecond: number;
  /** Of the lesson. */
  lesson?: Partial<LiveLesson>;
}

/** Runs in the page, before its scripts: self-contained, because its text is sent there. */
export function streamLessonInPage({ groupId, learners: count, changesASecond, lesson: changes }: LiveSource): void {
  const names = 'Aarav Asha Bina Chetan Devika Esha Farhan Gauri Harsh Isha Jatin Kavya Lakshmi Manav Neha Om'.split(
    ' ',
  );
  const surnames = 'Rao Iyer Sharma Khan Das Nair Patil Singh'.split(' ');
  const avatars = ['milo', 'blaze', 'adam', 'rio', 'aria', 'jax'] as const;
  const places = [
    { realm: 'ai-adventure-park', tasks: ['learn-project-cycle', 'explore-domains', 'understand-ethics'] },
    { realm: 'python-world', tasks: ['learn-print', 'learn-variables', 'learn-loops'] },
    { realm: 'robo-realm', tasks: [] },
  ] as const;
  const startedAt = Date.now() - 12 * 60_000;
  const state = (at: number): LiveLearner['state'] => {
    if (at % 11 === 3) return 'stuck';
    if (at % 9 === 5) return 'finished';
    return at % 13 === 7 ? 'away' : 'working';
  };
  const learners: LiveLearner[] = Array.from({ length: count }, (_, at) => {
    const place = places[at % 5 < 3 ? 0 : at % 5 === 3 ? 1 : 2];
    return {
      ...{ id: `learner-${at}`, name: `${names[at % names.length]} ${surnames[at % surnames.length]}` },
      ...{ avatar: avatars[at % avatars.length] ?? 'milo', state: state(at) },
      ...{ since: at % 26 === 7 ? null : Date.now() - ((at * 37) % 11) * 60_000 },
      ...{ realm: at % 17 === 9 ? null : place.realm, task: place.tasks[at % 3] ?? null },
      ...{ x: 8 + ((at * 13) % 56), y: 6 + ((at * 7) % 36), finishedTasks: at % 4, teacherIsComing: at === 3 },
    };
  });
  const lesson: LiveLesson = {
    ...{ id: 'lesson-1', groupId, groupName: 'Class 7B', startedAt, seq: 1 },
    ...{ paused: false, hints: true, goal: null, gathering: null },
    ...changes,
  };
  let cursor = 0;
  const line = (message: Omit<BoardMessage, 'cursor' | 'now'>) => {
    cursor += 1;
    return new TextEncoder().encode(`${JSON.stringify({ ...message, cursor: String(cursor), now: Date.now() })}\n`);
  };
  const change = (at: number): LiveLearner => {
    const learner = learners[at % count] as LiveLearner;
    const step = (cursor % 3) - 1;
    const next: LiveLearner = {
      ...learner,
      x: Math.min(70, Math.max(1, (learner.x ?? 36) + step)),
      y: Math.min(46, Math.max(1, (learner.y ?? 24) - step)),
      // One of twenty changes is one of state, which moves a tile.
      ...(cursor % 20 === 0 && { state: state(cursor / 20), since: Date.now() }),
    };
    learners[at % count] = next;
    return next;
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/live/stream')) return realFetch(input, init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(line({ type: 'board', lesson, learners } as never));
        if (changesASecond === 0) return;
        let at = 0;
        setInterval(() => {
          at += 7;
          controller.enqueue(line({ type: 'learners', changed: [change(at)], gone: [] } as never));
        }, 1000 / changesASecond);
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  };
}
