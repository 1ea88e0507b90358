// The panes of the filter lab on the map: three with filters of ours, and one that shows the learner's nine numbers at once.
import { OWN_PANE, READY_PANES } from '@lanternwise/shared/activities/image-filter/mapNames';
import { t } from '@lingui/core/macro';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { EMPTY_DRAFT, type FilterDraft, PRESET_FILTERS, parseFilter } from './filterDraft.ts';

/** The preset of each pane of ours. */
const READY = {
  'pane-blur': PRESET_FILTERS.blur,
  'pane-edge': PRESET_FILTERS.edge,
  'pane-sharpen': PRESET_FILTERS.sharpen,
} as const;

export const world: CreateFace<'image-filter', 'glass-pane', true, FilterDraft> = ({ id }, { realm }) => {
  const map = `/Game_Assets/${realm.id}_map.png`;
  return {
    mechanic: 'glass-pane',
    draft: () => activityDraft(id, parseFilter, EMPTY_DRAFT),
    show({ draft }) {
      const names = { 'pane-blur': t`Blur`, 'pane-edge': t`Edges`, 'pane-sharpen': t`Sharpen` };
      const ready = READY_PANES.map((pane) => {
        const { weights, divisor } = READY[pane];
        return [pane, { map, filter: { weights, divisor }, label: names[pane] }] as const;
      });
      return {
        ...Object.fromEntries(ready),
        [OWN_PANE]: { map, filter: { weights: draft.weights, divisor: draft.divisor }, label: t`Yours` },
      };
    },
  };
};
