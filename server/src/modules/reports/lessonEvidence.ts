// Builds what a learner did in one lesson, from what is stored: answers in the lesson's words, programs, figures of models.
import { answerInWords, figuresInWords } from '@lanternwise/shared/activities/registry';
import type { AnswerReport, LessonEvidence } from '@lanternwise/shared/contracts/lessonEvidence';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { isoTime } from '../../http/isoTime.ts';
import { isProgram, mistakesIn, titleOf } from './contentTitles.ts';
import { attemptsDuration, helpSignals, programReports } from './evidenceParts.ts';
import { cellLetter } from './heatMap.ts';
import { type LessonStep, lessonOf, pageCount } from './lessonSteps.ts';
import type { PlaceContent } from './placeContent.ts';
import type { LearnerEvidence } from './repository.ts';

type Student = LessonEvidence['student'];

/** @param evidence of the lesson's ids, see `LessonStep.refs` */
export function buildLessonEvidence(
  student: Student,
  content: PlaceContent,
  { step, realm, realmTitle, refs }: LessonStep,
  evidence: LearnerEvidence,
): LessonEvidence {
  const state = evidence.states.find((each) => each.realm === realm)?.state ?? EMPTY_REALM_STATE;
  const records = refs.flatMap((ref) => state.activities[ref] ?? []);
  const contents = () => content;
  const attempts = evidence.attempts.filter(({ ref }) => !isProgram(content, ref));
  return {
    student,
    realm,
    realmTitle,
    title: step.title,
    cell: cellLetter(step, state, evidence.signs.length > 0),
    ownWordsHidden: evidence.ownWordsHidden,
    // The state counts all answers; only the latest ones are stored.
    tries: records.reduce((sum, record) => sum + record.attempts, evidence.programs.length + attempts.length),
    ms: [...records, ...evidence.programs].reduce((sum, { ms }) => sum + ms, attemptsDuration(attempts)),
    hints: Math.max(0, ...records.map(({ hints }) => hints)),
    pages: pagesRead(content, step.on.ref, state),
    signs: helpSignals(evidence, contents),
    answers: evidence.answers.map((answer) => answerReport(content, answer)).reverse(),
    programs: programReports(evidence, contents),
    models: refs.flatMap((ref) => modelsOf(content, ref, state)),
  };
}

function answerReport(content: PlaceContent, answered: LearnerEvidence['answers'][number]): AnswerReport {
  const { eventId, activity: ref, answer, wrong, correct, score, ms, hints, skipped, answeredAt } = answered;
  const activity = Object.hasOwn(content.activities, ref) ? content.activities[ref] : undefined;
  return {
    id: eventId,
    title: titleOf(content, ref),
    at: isoTime(answeredAt),
    correct,
    score: Math.round(score * 100),
    ms,
    hints,
    skipped,
    given: activity ? answerInWords(activity, answer) : [],
    mistakes: mistakesIn(content, ref, answer, wrong).map(({ label, text }) => ({ label, text })),
  };
}

function pagesRead(content: PlaceContent, ref: string, state: RealmState): LessonEvidence['pages'] {
  const lesson = lessonOf(content, ref);
  const of = lesson && pageCount(lesson);
  if (of === undefined) return null;
  const furthest = state.pages[ref];
  return { read: furthest === undefined ? 0 : Math.min(furthest + 1, of), of };
}

/** Figures of an activity's model; those of a Python lesson's steps count attempts, which the programs show. */
function modelsOf(content: PlaceContent, ref: string, { cards }: RealmState): LessonEvidence['models'] {
  const card = Object.hasOwn(content.activities, ref) ? cards[ref] : undefined;
  const figures = figuresInWords(card ?? {});
  if (Object.keys(figures).length === 0) return [];
  return [{ realm: content.realm.id, title: titleOf(content, ref), figures }];
}
