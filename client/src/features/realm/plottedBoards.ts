// Finds the plots that a learner has built, and the boards on which they hang: those of the people who asked for them.
import type { PlotChoice } from '@lanternwise/shared/activities/data-plot/plotView';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';

export interface PlottedBoard {
  /** The character whose board it is. */
  board: string;
  activity: ActivityOf<'data-plot'>;
  choice: PlotChoice;
}

/** The activity reports these figures when its plot is right: they travel between devices. */
export const plotFigures = ({ kind, axis }: Pick<PlotChoice, 'kind' | 'axis'>): Record<string, number> => ({
  line: kind === 'line' ? 1 : 0,
  cut: axis === 'cut' ? 1 : 0,
});

export function plottedBoards({ activities }: RealmContent, { cards }: RealmState): PlottedBoard[] {
  return Object.values(activities).flatMap((activity): PlottedBoard[] => {
    const figures = cards[activity.id];
    if (activity.kind !== 'data-plot' || figures === undefined) return [];
    const { x, y } = activity.plot;
    const kind = figures.line === 1 ? 'line' : 'bars';
    const axis = figures.cut === 1 ? 'cut' : 'zero';
    return [{ board: activity.board, activity, choice: { x, y, kind, axis } }];
  });
}
