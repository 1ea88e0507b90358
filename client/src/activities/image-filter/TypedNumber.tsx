// An input for a number in digits of any script; a minus or an empty field stands until the input is left.
import { type ComponentProps, useState } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';

export interface TypedNumberProps
  extends Omit<
    ComponentProps<typeof TextInput>,
    'type' | 'value' | 'min' | 'max' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'
  > {
  value: number;
  min: number;
  max: number;
  /** Reads a half typed number too, and keeps within the limits. */
  read(typed: string): number;
  onNumber(value: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A text field: one of type "number" drops every digit but 0 to 9 in silence. The arrow keys count as they do there. */
export function TypedNumber({ value, min, max, read, onNumber, ...input }: TypedNumberProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...input}
      role="spinbutton"
      autoComplete="off"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(read(event.target.value));
      }}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setTyped(undefined);
        onNumber(read(String(value + step)));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
