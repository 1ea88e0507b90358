// A search field that debounces typing.
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const DEBOUNCE_MS = 300;

export interface SearchBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch(text: string): void;
}

export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const lastSearched = useRef(value);
  const search = useEffectEvent(onSearch);

  // Back and Forward change the value from outside.
  useEffect(() => {
    if (value !== lastSearched.current) {
      lastSearched.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    const query = text.trim();
    if (query === lastSearched.current) return;
    const timer = setTimeout(() => {
      lastSearched.current = query;
      search(query);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Field label={label}>
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            type="search"
            placeholder={placeholder}
            className="pl-11"
            value={text}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Search aria-hidden="true" size={20} className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        </span>
      )}
    </Field>
  );
}
