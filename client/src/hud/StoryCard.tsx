// Offers the story of an item that was just found, to be read at a tap; it leaves when the learner walks on.
import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectStory, storyDismissed } from '../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import { ItemIcon } from '../overlay-kit/ItemIcon.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './StoryCard.module.css';
import { useWalkedAway } from './useWalkedAway.ts';

export function StoryCard() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectStory);
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const item = useRealmContent().realm.items.find((known) => known.id === id);
  const [read, setRead] = useState<string>();
  const isShown = item !== undefined && !isCovered;
  const dismiss = () => void dispatch(storyDismissed());
  useWalkedAway(isShown, dismiss);
  if (!isShown) return null;
  const { name, about, icon } = item;
  if (read !== id)
    return (
      <button
        type="button"
        className={cx('lw-panel lw-panel-slim', styles.offer)}
        data-story-offer=""
        aria-label={t`Its story: ${name}`}
        onClick={() => setRead(item.id)}
      >
        <ItemIcon icon={icon} size={30} />
        <Trans>Its story</Trans>
      </button>
    );
  return (
    <section className={cx('lw-panel lw-panel-slim', styles.card)} data-story-card="" aria-label={name}>
      <ItemIcon icon={icon} size={36} />
      <p className={styles.text}>
        <strong>{name}</strong> {about}
      </p>
      <IconButton label={t`Close story`} icon={<X aria-hidden="true" size={18} />} variant="quiet" onClick={dismiss} />
    </section>
  );
}
