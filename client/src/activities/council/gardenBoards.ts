// Hangs what the learner made in the eight realms on the lawn of the night garden: a picture, else a sign's words, else a figure.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { COMPANION_SKILLS } from '@lanternwise/shared/constants/companion';
import { t } from '@lingui/core/macro';
import type { ShopBoard } from '../../bridge/events.ts';
import { loadRealmContent } from '../../features/content/loadRealmContent.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import type { RealmContext } from '../../features/realm/realmState.ts';
import type { PaintBoards } from '../host/defineKind.ts';
import { type RealmWorks, realmWorks } from '../host/realmWorks.ts';

const percent = (share: number): string => {
  const value = Math.round(share * 100);
  return t`${value} %`;
};

/** A realm without own work says so. */
function boardOf({ pictures, lines, models }: RealmWorks): ShopBoard {
  const picture = pictures.find(({ isSample }) => !isSample);
  if (picture) return { lines: [], label: null, picture: picture.picture };
  if (lines.length > 0) return { lines: lines.slice(0, 2), label: null };
  const best = Math.max(...models.map(({ accuracy }) => accuracy));
  return { lines: models.length > 0 ? [t`Right on`, percent(best)] : [t`Nobody tested this`], label: null };
}

async function boardFor(
  { guide, skill }: ActivityOf<'council'>,
  { store }: Pick<RealmContext, 'store'>,
): Promise<readonly [string, ShopBoard]> {
  const { realm } = COMPANION_SKILLS[skill];
  const { settings, ...state } = store.getState();
  const here = selectRealmStates(state)[realm];
  const content = here && (await loadRealmContent(realm, settings.language));
  return [guide, boardOf(content ? realmWorks(content, here) : { pictures: [], lines: [], models: [] })];
}

/** Read once for each visit: nothing is made in the garden. */
export async function loadGardenBoards(world: Pick<RealmContext, 'content' | 'store'>): Promise<PaintBoards> {
  const councils = Object.values(world.content.activities).filter((activity) => activity.kind === 'council');
  const boards = Object.fromEntries(await Promise.all(councils.map((council) => boardFor(council, world))));
  return () => boards;
}
