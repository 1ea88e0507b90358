// Turns stored evidence into the parts that the report about a learner and the evidence of a lesson share: help signals and program runs.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { HelpSignal, ProgramReport } from '@lanternwise/shared/contracts/lessonEvidence';
import { isoTime } from '../../http/isoTime.ts';
import { type Mistake, mistakesIn, titleOf } from './contentTitles.ts';
import type { PlaceContent, PlaceLookup } from './placeContent.ts';
import type { LearnerEvidence } from './repository.ts';

export const programReports = ({ programs }: LearnerEvidence, contents: PlaceLookup): ProgramReport[] =>
  programs.map(({ ranAt, ...run }) => ({
    ...run,
    realm: run.realm as ProgressPlace,
    title: titleOf(contents(run.realm), run.ref),
    at: isoTime(ranAt),
  }));

export const helpSignals = (evidence: LearnerEvidence, contents: PlaceLookup): HelpSignal[] =>
  evidence.signs.map((sign) => {
    const content = contents(sign.realm);
    const mistake = repeatedMistake(sign, evidence, content);
    return {
      realm: sign.realm as ProgressPlace,
      ref: sign.ref,
      title: titleOf(content, sign.ref),
      kind: sign.kind,
      count: sign.count,
      mistake: mistake ?? null,
      errorKind: mistake || isItemOf(sign, evidence) ? null : sign.detail,
      since: isoTime(sign.since),
    };
  });

type Sign = LearnerEvidence['signs'][number];

const lastAnswerWith = ({ ref, detail }: Sign, { answers }: LearnerEvidence) =>
  detail === null ? undefined : answers.findLast(({ activity, wrong }) => activity === ref && wrong.includes(detail));

/** The detail of a wrong answer is the id of an item, which means nothing to a reader. */
const isItemOf = (sign: Sign, evidence: LearnerEvidence): boolean => lastAnswerWith(sign, evidence) !== undefined;

function repeatedMistake(
  sign: Sign,
  evidence: LearnerEvidence,
  content: PlaceContent | undefined,
): Mistake | undefined {
  const last = lastAnswerWith(sign, evidence);
  if (!last || sign.detail === null) return undefined;
  const [found] = mistakesIn(content, sign.ref, last.answer, [sign.detail]);
  return found && { label: found.label, text: found.text };
}

/** Each attempt counts from the first sight of its step, so that only the longest of a step is added. */
export function attemptsDuration(attempts: LearnerEvidence['attempts']): number {
  const longest = new Map<string, number>();
  for (const { ref, figures } of attempts) longest.set(ref, Math.max(longest.get(ref) ?? 0, figures.ms));
  return [...longest.values()].reduce((all, ms) => all + ms, 0);
}
