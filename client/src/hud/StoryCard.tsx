// The story of an item that was found: waits on a card after its dialog has closed, until the learner dismisses it.
import { useLingui } from '@lingui/react/macro';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectStory, storyDismissed } from '../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import { ItemIcon } from '../overlay-kit/ItemIcon.tsx';
import { cx } from '../ui/cx.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './StoryCard.module.css';

export function StoryCard() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectStory);
  const hidden = useAppSelector(selectIsOverlayOpen);
  const item = useRealmContent().realm.items.find((known) => known.id === id);
  if (hidden || !item) return null;
  const { name } = item;
  return (
    <section className={cx('lw-panel lw-panel-slim', styles.card)} data-story-card="" aria-label={name}>
      <ItemIcon icon={item.icon} size={36} />
      <p className={styles.text}>
        <strong>{name}</strong> {item.about}
      </p>
      <CloseButton label={t`Close story`} onClose={() => dispatch(storyDismissed())} />
    </section>
  );
}
