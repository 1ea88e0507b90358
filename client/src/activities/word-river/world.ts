// The pages beside the word river: the story that the player throws in is the text that the river learns from.
import { PAGES } from '@lanternwise/shared/activities/word-river/mapNames';
import { t } from '@lingui/core/macro';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { lessonOf } from '../host/lessonOf.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { EMPTY_RIVER, OWN_TEXT, parseRiver, type RiverDraft } from './draft.ts';

export const world: CreateFace<'word-river', 'river-pages', never, RiverDraft> = (river, content) => {
  const opens = lessonOf(content, river.id);
  return {
    mechanic: 'river-pages',
    draft: () => activityDraft(river.id, parseRiver, EMPTY_RIVER),
    show({ draft: { chosen } }) {
      const pages = river.stories.map(({ id, title }) => ({ id, title }));
      return { [PAGES]: { pages, river: t`The river`, thrown: chosen === OWN_TEXT ? null : (chosen ?? null) } };
    },
    on({ thrown }, { draft }) {
      if (!river.stories.some(({ id }) => id === thrown)) return undefined;
      // The river tells in its window what it counted.
      return { draft: { ...draft, chosen: thrown, looks: [] }, ...(opens !== undefined && { opens }) };
    },
  };
};
