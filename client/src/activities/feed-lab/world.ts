// Shows the learner's feed on the feed tower, before and after the escape, from the figures of the feed lab; a lesson that is open shows its own.
import { type TowerFeeds, towerFeeds } from '@lanternwise/shared/activities/feed-lab/towerFigures';
import { t } from '@lingui/core/macro';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import { feedRemarks, postsOfTopics } from './feedRemarks.ts';

/** Returns the unsubscribe function. */
export function connectFeedTower({ bus, store, content }: RealmContext): () => void {
  const lab = Object.values(content.activities).find((activity) => activity.kind === 'feed-lab');
  if (lab?.kind !== 'feed-lab') return () => undefined;
  const picturesOf = (feed: TowerFeeds['after'] | undefined) => feed?.map((at) => lab.topics[at]?.icon ?? '');
  const emit = () => {
    if (isWorldHidden(store)) return;
    const figures = getRealmState(store, content).cards[lab.id];
    const feeds = figures && towerFeeds(figures);
    const command = {
      now: picturesOf(feeds?.after) ?? [],
      before: picturesOf(feeds?.before) ?? null,
      words: t`Your feed before`,
      remarks: feeds ? feedRemarks(lab, postsOfTopics(lab, feeds.after)) : [],
    };
    bus.emit('mechanic/command', { id: 'feed-tower', mechanic: 'feed-tower', command });
  };
  emit();
  return observeRealm({ store, content }, emit);
}
