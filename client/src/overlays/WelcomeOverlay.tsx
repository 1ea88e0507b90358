// Introduces a realm with one card per topic, which says more when it is pressed.
import { lessonFinished } from '@lanternwise/shared/content/lessonProgress';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { hintGiven } from '../features/messages/messagesSlice.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { useSmallScreen } from '../lib/useMediaQuery.ts';
import { useNarration } from '../narration/useNarration.ts';
import { DialogActions, IntroText } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { Button } from '../ui/Button.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { keyLabel } from './settings/keyLabel.ts';
import styles from './WelcomeOverlay.module.css';

export function WelcomeOverlay({ close }: OverlayProps<'welcome'>) {
  const { realm, quest } = useRealmContent();
  const state = useRealmState();
  const { done } = state;
  const dispatch = useAppDispatch();
  const small = useSmallScreen();
  const narrator = useNarration();
  const { welcome } = realm;
  const { keys } = useSettings();
  const { t } = useLingui();
  const touched = useTouchDevice();
  const interact = touched ? t`the hand` : keyLabel(keys.interact[0]);
  const text = fillPlaceholders(welcome.text, { interact });
  useEffect(() => {
    void narrator.speak({ text: [welcome.title, text] });
  }, [narrator, welcome, text]);
  const begin = () => {
    close();
    const { tutorial } = welcome;
    const intro = done.length === 0 ? welcome.intro : undefined;
    const isTutorialOpen = tutorial !== undefined && !lessonFinished(quest, state, tutorial);
    if (intro) dispatch(overlayRequested({ kind: 'dialog', ref: intro }));
    if (isTutorialOpen) dispatch(overlayRequested({ kind: 'tutorial', ref: tutorial }));
    // A greeting after what comes first would come minutes late.
    if (!intro && !isTutorialOpen) dispatch(hintGiven('welcome', welcome.message));
  };
  /** True if every step that leads to the topic's character is done. */
  const topicDone = (character: string): boolean => {
    const steps = quest.tasks.flatMap((task) => task.steps).filter((step) => step.target === character);
    return steps.length > 0 && steps.every((step) => done.includes(step.id));
  };
  return (
    <GameDialog title={welcome.title} colour="pink" size="wide" onClose={begin}>
      <IntroText>{text}</IntroText>
      <ul className={styles.cards}>
        {welcome.cards.map((card) => (
          <li key={card.title}>
            <details className={styles.card}>
              <summary>
                <Portrait character={portraitOf(realm.characters, card.character)} name="" size={small ? 72 : 112} />
                <h3>{card.title}</h3>
                {topicDone(card.character) ? (
                  <p className={styles.done}>
                    <CircleCheck aria-hidden="true" size={20} /> <Trans>Done</Trans>
                  </p>
                ) : null}
                <ChevronDown aria-hidden="true" size={20} className={styles.more} />
              </summary>
              <p>{fillPlaceholders(card.text, { interact })}</p>
            </details>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button size="large" data-first-focus onClick={begin}>
          {welcome.button}
        </Button>
      </DialogActions>
    </GameDialog>
  );
}

const portraitOf = (characters: readonly { id: string; portrait?: string | undefined }[], id: string): string =>
  characters.find((character) => character.id === id)?.portrait ?? id;
