// The journal's page of the story: who put out the lanterns, as far as the pages that were found tell it.
import type { Clue } from '@lanternwise/shared/content/clue';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useEffect, useState } from 'react';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useAppDispatch, useAppSelector } from '../../features/store/hooks.ts';
import { ItemIcon } from '../../overlay-kit/ItemIcon.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from '../JournalOverlay.module.css';
import { loadClues } from './loadClues.ts';

const PICTURE = 'council-page';

function useClues(): readonly Clue[] | 'loading' | 'failed' {
  const { language } = useSettings();
  const [clues, setClues] = useState<readonly Clue[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    loadClues(language).then(
      (loaded) => isCurrent && setClues(loaded),
      () => isCurrent && setClues('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return clues;
}

export function StoryTab() {
  const { t } = useLingui();
  const clues = useClues();
  const states = useAppSelector(selectRealmStates);
  const dispatch = useAppDispatch();
  if (clues === 'loading') return <p role="status">{t`Loading`}</p>;
  if (clues === 'failed')
    return (
      <p role="status">
        <Trans>The pages cannot be loaded now. Open the journal again when you are online.</Trans>
      </p>
    );
  const isFound = ({ realm, id }: Clue) => states[realm]?.collected.includes(id) ?? false;
  const found = clues.filter(isFound).length;
  const all = clues.length;
  return (
    <>
      <p className={styles.goal}>
        <Trans>
          Who put out the lanterns, and why? <Plural value={found} one="# page" other="# pages" /> of {all} found.
        </Trans>
      </p>
      <p>
        <Button size="small" variant="secondary" onClick={() => dispatch(overlayRequested({ kind: 'opening' }))}>
          <Trans>See the opening again</Trans>
        </Button>
      </p>
      <ul className={styles.list}>
        {clues.map((clue) => (
          <li key={clue.id}>
            {isFound(clue) ? (
              <>
                <ItemIcon icon={PICTURE} size={40} />
                <span>
                  <strong>{clue.name}</strong> {clue.about}
                </span>
              </>
            ) : (
              <>
                <CircleDashed aria-hidden="true" size={40} />
                <span>
                  <strong>{realmCard(clue.realm).title}</strong> <Trans>A page lies here, off the path.</Trans>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
