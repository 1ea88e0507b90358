// A program to read: line numbers, and the colours of the editor, with comments greyed.
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { cx } from '../../ui/cx.ts';
import { colouredLines } from '../editor/codeColours.ts';
import '../editor/tokens.css';
import styles from './CodeListing.module.css';
import darkBoxStyles from './darkBox.module.css';
import { watchScrollable } from './scrollFocus.ts';

export interface CodeListingProps {
  code: string;
  /** Broken lines instead of a box that scrolls sideways: where there is little width. */
  isWrapped?: boolean;
}

export function CodeListing({ code, isWrapped }: CodeListingProps) {
  return (
    <section
      ref={watchScrollable}
      className={cx(darkBoxStyles.box, styles.listing, isWrapped && styles.isWrapped)}
      aria-label={t`Example program`}
    >
      <pre>
        <code>
          {colouredLines(code.replace(/\n+$/, '')).map((parts, at) => {
            // Lines of a listing never move, nor do their parts.
            const key = `line-${at}`;
            return (
              <Fragment key={key}>
                <span aria-hidden="true" className={styles.number}>
                  {at + 1}
                </span>
                <span>
                  {parts.map(({ text, color, isComment }, place) => {
                    const part = `${key}-${place}`;
                    return (
                      <span
                        key={part}
                        {...(isComment && { 'data-comment': '', className: styles.comment })}
                        {...(color !== undefined && { style: { color } })}
                      >
                        {text}
                      </span>
                    );
                  })}
                  {'\n'}
                </span>
              </Fragment>
            );
          })}
        </code>
      </pre>
    </section>
  );
}
