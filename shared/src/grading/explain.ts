// Says why a checked answer is wrong: one explanation for each wrong item, from the content.
import type { Activity } from '../content/activity.ts';
import { answerSchemas } from '../content/activity-answer.ts';

export interface Explanation {
  /** Id of the wrong item, round or part. */
  item: string;
  /** The item's own words, to recognise it by. */
  label: string;
  text: string;
  /** Nothing was picked here: that says nothing of what somebody believes. */
  leftOpen?: boolean;
}

type Entry = Omit<Explanation, 'item'> & { id: string };

/** Explanation of what was picked among options, or what to do where nothing was. */
function ofOption(options: readonly { id: string; text: string; why: string }[], picked: string | undefined) {
  const why = options.find((option) => option.id === picked)?.why;
  return why === undefined ? { text: 'Pick one first, then check.', leftOpen: true } : { text: why };
}

function entries(activity: Activity, answer: unknown): Entry[] {
  switch (activity.kind) {
    case 'sorting':
    case 'ordering':
      return activity.items.map((item) => ({ id: item.id, label: item.text, text: item.why }));
    case 'matching':
      return activity.pairs.map((pair) => ({ id: pair.id, label: pair.left, text: pair.why }));
    case 'dropdown-match':
      return activity.rows.map((row) => ({ id: row.id, label: row.text, text: row.why }));
    case 'drag-principle':
      return activity.cases.map((item) => ({ id: item.id, label: item.text, text: item.why }));
    case 'fair-unfair':
      return activity.actions.map((action) => ({ id: action.id, label: action.text, text: action.why }));
    case 'fill-blanks': {
      const placed = answerSchemas['fill-blanks'].safeParse(answer).data ?? {};
      return activity.blanks.map((b) => ({ id: b.id, label: b.label, ...ofOption(b.options, placed[b.id]) }));
    }
    case 'multi-choice': {
      const picked = answerSchemas['multi-choice'].safeParse(answer).data;
      const label = activity.options.find((o) => o.id === picked)?.text ?? activity.question;
      return [{ id: activity.correct, label, ...ofOption(activity.options, picked) }];
    }
    case 'number-guess': {
      const picks = answerSchemas['number-guess'].safeParse(answer).data ?? {};
      return activity.rounds.map((round) => {
        const guess = picks[round.id]?.at(-1)?.trim() ?? '';
        return { id: round.id, label: round.label, text: round.mistakes[guess] ?? round.why };
      });
    }
    case 'visual-quiz': {
      const picks = answerSchemas['visual-quiz'].safeParse(answer).data ?? {};
      return activity.rounds.map((r) => ({
        id: r.id,
        label: r.question,
        ...ofOption(r.options, picks[r.id]?.at(-1)),
      }));
    }
    case 'quiz': {
      const picks = answerSchemas.quiz.safeParse(answer).data ?? {};
      return activity.questions.map((q) => ({
        id: q.id,
        label: q.text,
        ...ofOption(q.options, picks[q.id]?.at(-1)),
      }));
    }
    default:
      return [];
  }
}

/** Explanations of the wrong items, in the order the activity shows them. */
export function explain(activity: Activity, answer: unknown, wrong: readonly string[]): Explanation[] {
  return entries(activity, answer)
    .filter((entry) => wrong.includes(entry.id))
    .map(({ id, ...said }) => ({ item: id, ...said }));
}
