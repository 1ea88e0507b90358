// Keeps in this browser whether students are listed as a table or as cards.
import { useState } from 'react';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { enumSchema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export const STUDENTS_VIEWS = ['table', 'cards'] as const;
export type StudentsView = (typeof STUDENTS_VIEWS)[number];

const stored = storedValue<StudentsView>(STORAGE_KEYS.studentsView, enumSchema(STUDENTS_VIEWS), { fallback: 'cards' });

export function useStudentsView(): [StudentsView, (view: StudentsView) => void] {
  const [view, setView] = useState(stored.read);
  const change = (next: StudentsView) => {
    stored.write(next);
    setView(next);
  };
  return [view, change];
}
