// A grey button that stays in reach and says what it waits for when it is pressed or focused.
import { useId, useState } from 'react';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import styles from './WaitingButton.module.css';

export interface WaitingButtonProps extends ButtonProps {
  /** What is missing; undefined once nothing is. */
  waitsFor: string | undefined;
}

export function WaitingButton({ waitsFor, onClick, ...rest }: WaitingButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  if (waitsFor === undefined) return <Button {...rest} onClick={onClick} />;
  return (
    <span className={styles.waiting}>
      <Button
        {...rest}
        disabled={false}
        aria-disabled="true"
        aria-describedby={id}
        onFocus={({ currentTarget }) => setAsked(currentTarget.matches(':focus-visible'))}
        onBlur={() => setAsked(false)}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setAsked(true);
        }}
      />
      <span id={id} className={isAsked ? styles.reason : 'lw-hidden'}>
        {waitsFor}
      </span>
    </span>
  );
}
