// A speech bubble with a tail.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export function SpeechBubble({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('lw-bubble', className)} />;
}
