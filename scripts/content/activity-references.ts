// Checks an activity against itself: right answers are among the options, bins and columns exist, ids are used once.
import type { Activity, ActivityOf } from '../../shared/src/content/activity.ts';
import { type Issue, issueAt, type Source } from './issue.ts';
import type { JsonPath } from './json-source.ts';

interface Claim {
  path: JsonPath;
  /** What the content names. */
  id: string;
  /** What it may name. */
  among: readonly { id: string }[];
}

function claims(activity: Activity): Claim[] {
  switch (activity.kind) {
    case 'sorting':
      return activity.items.map((item, at) => ({ path: ['items', at, 'bin'], id: item.bin, among: activity.bins }));
    case 'fill-blanks':
      return [
        ...activity.blanks.map((b, at) => ({ path: ['blanks', at, 'correct'], id: b.correct, among: b.options })),
        ...[...activity.text.matchAll(/\{([^}]*)\}/g)].map((m) => ({
          path: ['text'],
          id: m[1] ?? '',
          among: activity.blanks,
        })),
      ];
    case 'multi-choice':
      return [{ path: ['correct'], id: activity.correct, among: activity.options }];
    case 'dropdown-match':
      return activity.rows.map((row, at) => ({
        path: ['rows', at, 'correct'],
        id: row.correct,
        among: activity.options,
      }));
    case 'drag-principle':
      return activity.cases.map((c, at) => ({
        path: ['cases', at, 'principle'],
        id: c.principle,
        among: activity.principles,
      }));
    case 'visual-quiz':
      return activity.rounds.map((r, at) => ({ path: ['rounds', at, 'correct'], id: r.correct, among: r.options }));
    case 'quiz':
      return activity.questions.map((q, at) => ({
        path: ['questions', at, 'correct'],
        id: q.correct,
        among: q.options,
      }));
    case 'donation-game':
      return activity.rounds.flatMap((round, at) =>
        round.options.flatMap((option, n) =>
          option.tags.map((tag, t) => ({
            path: ['rounds', at, 'options', n, 'tags', t],
            id: tag,
            among: activity.influences,
          })),
        ),
      );
    case 'healthcare-case':
      return [
        ...activity.patients.map((p, at) => ({
          path: ['patients', at, 'region'],
          id: p.region,
          among: activity.regions,
        })),
        { path: ['conclusion', 'correct'], id: activity.conclusion.correct, among: activity.conclusion.options },
      ];
    case 'canteen-data':
      return [
        { path: ['scope', 'correct'], id: activity.scope.correct, among: activity.scope.options },
        { path: ['signs', 'correct'], id: activity.signs.correct, among: activity.signs.options },
      ];
    default:
      return [];
  }
}

/** Rows must have one cell for the day, each column and the target, of the column's kind. */
function canteenIssues(source: Source, activity: ActivityOf<'canteen-data'>): Issue[] {
  const days = new Set(activity.rows.map((row) => row[0]));
  const broken = activity.rows.flatMap((row, at) => {
    if (row.length !== activity.columns.length + 2) {
      return [issueAt(source, ['rows', at], `expected ${activity.columns.length + 2} cells, found ${row.length}`)];
    }
    return activity.columns.flatMap((column, n) => {
      const cell = row[n + 1];
      const fits = cell === null || typeof cell === (column.kind === 'number' ? 'number' : 'string');
      return fits
        ? []
        : [
            issueAt(
              source,
              ['rows', at, n + 1],
              `expected a ${column.kind} for "${column.id}", found ${JSON.stringify(cell)}`,
            ),
          ];
    });
  });
  const unknown = activity.bad.flatMap((row, at) =>
    days.has(row.day) ? [] : [issueAt(source, ['bad', at, 'day'], `expected a day that is in rows, found ${row.day}`)],
  );
  return [...broken, ...unknown];
}

export function activityIssues(source: Source, activity: Activity): Issue[] {
  const lost = claims(activity)
    .filter((claim) => !claim.among.some((thing) => thing.id === claim.id))
    .map((claim) =>
      issueAt(
        source,
        claim.path,
        `expected one of ${claim.among.map((thing) => thing.id).join(', ')}, found "${claim.id}"`,
      ),
    );
  return activity.kind === 'canteen-data' ? [...lost, ...canteenIssues(source, activity)] : lost;
}
