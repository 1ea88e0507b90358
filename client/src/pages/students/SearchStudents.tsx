// The search field of the list of students, with the words the requirements give it.
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';

const PAUSE_MS = 300;

export function SearchStudents({ value, onSearch }: { value: string; onSearch(text: string): void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  // Back and Forward change the search from outside.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      search.current(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="relative block">
      <TextInput
        type="search"
        aria-label="Search students"
        placeholder="Search students..."
        className="pl-11"
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Search aria-hidden="true" size={20} className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
    </span>
  );
}
