// One question of the review with its options, and the explanation of the answer.

import { type ReviewCard, RIGHT_OPTION } from '@lanternwise/shared/review/card';
import { wordsIn } from '@lanternwise/shared/review/questions/item';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { realmCard } from '../../features/realm/realms.ts';
import { useShownLanguage } from '../../i18n/language.ts';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './ReviewQuestion.module.css';

export interface ReviewQuestionProps {
  card: ReviewCard;
  /** Id of the chosen option. */
  chosen: string | undefined;
  /** The answer is stored, and may be explained. */
  isGraded: boolean;
  /** Asked again after a mistake. */
  isReturn: boolean;
  /** It takes the place of another one, whose button was pressed: the page scrolls up to it. */
  takesFocus: boolean;
  onChoose: (option: string) => void;
}

export function ReviewQuestion({ card, chosen, isGraded, isReturn, takesFocus, onChoose }: ReviewQuestionProps) {
  const question = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const language = useShownLanguage();
  const rightOption = card.options.find(({ id }) => id === RIGHT_OPTION);
  const right = rightOption && wordsIn(rightOption.text, language);
  const why = chosen === undefined ? undefined : card.why[chosen];
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        <Badge colour="violet">{realmCard(card.realm).title}</Badge>
        {isReturn && (
          <Badge colour="teal">
            <Trans>Once more, in other words</Trans>
          </Badge>
        )}
      </p>
      <h2 ref={heading} id={question} tabIndex={-1} className="text-xl">
        {wordsIn(card.ask, language)}
      </h2>
      {card.code !== undefined && (
        <pre className={styles.code} translate="no">
          {card.code}
        </pre>
      )}
      <ul aria-labelledby={question} className="grid gap-3">
        {card.options.map(({ id, text }) => {
          const isShown = isGraded && (id === chosen || id === RIGHT_OPTION);
          const Icon = id === RIGHT_OPTION ? Check : X;
          return (
            <li key={id}>
              <button
                type="button"
                className={cx(styles.option, isShown && (id === RIGHT_OPTION ? styles.right : styles.wrong))}
                aria-disabled={chosen !== undefined || undefined}
                aria-pressed={id === chosen}
                onClick={() => chosen === undefined && onChoose(id)}
              >
                <span>{wordsIn(text, language)}</span>
                {isShown && <Icon size={24} aria-hidden="true" className="shrink-0" />}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status" className="grid gap-2 text-lg">
        {isGraded && chosen === RIGHT_OPTION && (
          <p>
            <Trans>Right! You remembered it.</Trans>
          </p>
        )}
        {isGraded && why && (
          <>
            <p>{wordsIn(why, language)}</p>
            <p>
              <Trans>Right would be: {right}</Trans>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
