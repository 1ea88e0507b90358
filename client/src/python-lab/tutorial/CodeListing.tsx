// A program to read: line numbers, comments greyed.
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './CodeListing.module.css';
import darkBoxStyles from './darkBox.module.css';
import { watchScrollable } from './scrollFocus.ts';

/** Where a line's comment begins: the first # outside quotes; the line's length where there is none. */
export function commentStart(line: string): number {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '#') return at;
  }
  return line.length;
}

export function CodeListing({ code, label = t`Example program` }: { code: string; label?: string }) {
  const lines = code.replace(/\n+$/, '').split('\n');
  return (
    <section ref={watchScrollable} className={cx(darkBoxStyles.box, styles.listing)} aria-label={label}>
      <pre>
        <code>
          {lines.map((line, at) => {
            const cut = commentStart(line);
            // Lines of a listing never move.
            const key = `${at}:${line}`;
            return (
              <Fragment key={key}>
                <span aria-hidden="true" className={styles.number}>
                  {at + 1}
                </span>
                <span>
                  {line.slice(0, cut)}
                  {cut < line.length && (
                    <span data-comment="" className={styles.comment}>
                      {line.slice(cut)}
                    </span>
                  )}
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
