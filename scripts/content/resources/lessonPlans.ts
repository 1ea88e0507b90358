// Checks lesson plans: one for each realm of the course, each with all its parts and minutes that add up.
import { PLAY_ORDER } from '../../../shared/src/constants/realms.ts';
import { isHeading } from './anchors.ts';
import type { LineIssue, PlacedBlock } from './parseGuide.ts';

const PARTS = [
  'goal',
  'before-the-lesson',
  'minute-by-minute',
  'questions-to-ask',
  'what-to-look-for-in-the-report',
  'differentiation',
  'exit-ticket',
];

/** The blocks from a heading of level 2 to the next. */
function planOf(blocks: readonly PlacedBlock[], realm: string): PlacedBlock[] {
  const from = blocks.findIndex(({ block }) => isHeading(block) && block.id === realm);
  if (from < 0) return [];
  const end = blocks.findIndex(({ block }, at) => at > from && isHeading(block) && block.level === 2);
  return blocks.slice(from, end < 0 ? undefined : end);
}

/** "0–5" in the first column: each row begins where the one before ended, and the last ends with the lesson. */
function minuteIssues(plan: readonly PlacedBlock[], minutes: number): LineIssue[] {
  const table = plan.find(({ block }) => block.kind === 'table');
  if (table?.block.kind !== 'table') return [{ line: plan[0]?.line ?? 1, message: 'expected a table of minutes' }];
  let now = 0;
  for (const [cell = ''] of table.block.rows) {
    const [, from, to] = /^(\d+)–(\d+)$/.exec(cell) ?? [];
    if (Number(from) !== now || !(Number(to) > now)) {
      return [{ line: table.line, message: `expected minutes from ${now}, found "${cell}"` }];
    }
    now = Number(to);
  }
  return now === minutes ? [] : [{ line: table.line, message: `expected ${minutes} minutes, found ${now}` }];
}

export function lessonPlanIssues(blocks: readonly PlacedBlock[], minutes: number): LineIssue[] {
  return PLAY_ORDER.flatMap((realm) => {
    const plan = planOf(blocks, realm);
    const [first] = plan;
    if (!first) return [{ line: 1, message: `expected a plan for ${realm} below a heading with {#${realm}}` }];
    const headings = plan.flatMap(({ block }) => (isHeading(block) ? [block.id] : []));
    const missing = PARTS.filter((part) => !headings.includes(`${realm}-${part}`));
    return [
      ...missing.map((part) => ({ line: first.line, message: `expected the part "${part}" in the plan of ${realm}` })),
      ...minuteIssues(plan, minutes),
    ];
  });
}
