// An input for a number that follows the typing: a minus or an empty field stands until the input is left.
import { type ComponentProps, useState } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';

export interface TypedNumberProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange' | 'onFocus' | 'onBlur'> {
  value: number;
  /** Reads a half typed number too. */
  read(typed: string): number;
  onNumber(value: number): void;
}

export function TypedNumber({ value, read, onNumber, ...input }: TypedNumberProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...input}
      type="number"
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(read(event.target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
