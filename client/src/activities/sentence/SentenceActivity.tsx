// Words in two rows are dragged or tapped into a sentence; a word in the sentence goes back with a tap.
import { type SentenceHint, sentenceHint } from '@lanternwise/shared/activities/sentence/sentenceHint';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { playSound } from '../../audio/playSound.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { DropZone } from '../kit/board/DropZone.tsx';
import { Piece } from '../kit/board/Piece.tsx';
import { PlacementProvider, usePlacement } from '../kit/board/PlacementProvider.tsx';
import { Tray } from '../kit/board/Tray.tsx';
import { GradeFeedback } from '../kit/GradeFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { moveCard } from '../kit/moveCard.ts';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import styles from './SentenceActivity.module.css';

/** Zone id of the words that are not used yet; places are zones with their index as id. */
const TRAY = '_tray';

export function SentenceActivity({ activity, seed, submit }: ActivityProps<'sentence'>) {
  const { t } = useLingui();
  const { words } = activity;
  const check = useAnswerCheck<string[]>([], (answer) => {
    const grade = submit(answer);
    if (grade.correct) playSound('celebration');
    return grade;
  });
  const { answer, solved } = check;
  const textOf = (id: string) => words.find((word) => word.id === id)?.text ?? id;
  const place = (word: string, zone: string) =>
    check.changeAnswer(moveCard(answer, word, zone === TRAY ? undefined : Number(zone)));
  const toggle = (word: string) =>
    check.changeAnswer(moveCard(answer, word, answer.includes(word) ? undefined : answer.length));
  return (
    <>
      <PlacementProvider onPlace={place} disabled={solved}>
        <Tray id={TRAY} label={t`Words`} isEmpty={answer.length === words.length} emptyText={t`All words are used.`}>
          <div className={styles.rows}>
            {shuffleUntilDifferent(words, seed)
              .filter(({ id }) => !answer.includes(id))
              .map(({ id, text }) => (
                <Word key={id} id={id} text={text} onTap={toggle} />
              ))}
          </div>
        </Tray>
        <div className={styles.row}>
          <ol className={styles.sentence} aria-label={t`Your sentence`}>
            {words.map(({ id }, at) => {
              const word = answer[at];
              const number = at + 1;
              return (
                <li key={id}>
                  <DropZone
                    id={String(at)}
                    label={t`Place ${number}`}
                    className={cx(styles.place, word !== undefined && styles.isUsed)}
                  >
                    {word !== undefined && <Word id={word} text={textOf(word)} onTap={toggle} />}
                  </DropZone>
                </li>
              );
            })}
          </ol>
          {!solved && (
            <Button data-control="check" onClick={check.submit}>
              {activity.check}
            </Button>
          )}
        </div>
      </PlacementProvider>
      <div role="status" aria-live="polite" className={kitStyles.status}>
        {check.grade?.correct === true && (
          <GradeFeedback key={check.attempts} activity={activity} grade={check.grade} />
        )}
        {check.grade?.correct === false && (
          <WrongSentence
            key={check.attempts}
            hint={sentenceHint(
              words.map(({ text }) => text),
              answer.map(textOf),
            )}
            built={answer.map(textOf).join(' ') || activity.title}
            why={activity.why}
          />
        )}
      </div>
    </>
  );
}

function Word({ id, text, onTap }: { id: string; text: string; onTap(id: string): void }) {
  const { focusMovedPiece } = usePlacement();
  const tap = () => {
    onTap(id);
    focusMovedPiece(id);
  };
  return (
    <Piece id={id} label={text} onTap={tap} className={styles.word}>
      {text}
    </Piece>
  );
}

function WrongSentence({ hint, built, why }: { hint: SentenceHint | undefined; built: string; why: string }) {
  return (
    <AnswerFeedback
      tone="wrong"
      message={useHintText(hint)}
      explanations={[{ item: 'sentence', label: built, text: why }]}
    />
  );
}

/** The words of lessons.txt 5.7. */
function useHintText(hint: SentenceHint | undefined): string {
  const { t } = useLingui();
  const word = hint?.kind === 'position' ? hint.word : '';
  switch (hint?.kind) {
    case 'empty':
      return t`Start by dragging words to build your sentence!`;
    case 'first':
      return t`Try a different word at the beginning of your sentence.`;
    case 'on-track':
      return t`You're on the right track! Keep adding words.`;
    case 'position':
      return t`The word "${word}" might be in the wrong position.`;
    default:
      return t`Keep adjusting the word order until it makes sense!`;
  }
}
