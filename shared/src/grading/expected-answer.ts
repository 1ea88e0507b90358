// The right place of every item, for the kinds whose answer is a map from item to place.
import type { ActivityOf } from '../content/activity.ts';

export type PlacedActivity = ActivityOf<
  'sorting' | 'matching' | 'fill-blanks' | 'dropdown-match' | 'drag-principle' | 'fair-unfair'
>;

export function expectedAnswer(activity: PlacedActivity): Record<string, string> {
  switch (activity.kind) {
    case 'sorting':
      return Object.fromEntries(activity.items.map((item) => [item.id, item.bin]));
    case 'matching':
      return Object.fromEntries(activity.pairs.map((pair) => [pair.id, pair.id]));
    case 'fill-blanks':
      return Object.fromEntries(activity.blanks.map((blank) => [blank.id, blank.correct]));
    case 'dropdown-match':
      return Object.fromEntries(activity.rows.map((row) => [row.id, row.correct]));
    case 'drag-principle':
      return Object.fromEntries(activity.cases.map((item) => [item.id, item.principle]));
    case 'fair-unfair':
      return Object.fromEntries(activity.actions.map((action) => [action.id, action.correct]));
  }
}
