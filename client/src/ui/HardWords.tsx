// Text whose hard words can be pressed: the meaning then stands behind the word.
import { createContext, Fragment, type ReactNode, useContext, useMemo, useState } from 'react';
import { type HardWord, splitAtWords, type WordFinder, wordFinder } from './wordFinder.ts';
import './prose.css';

const FinderContext = createContext<WordFinder | undefined>(undefined);

/** The words that texts below it explain. */
export function HardWordsProvider({ words, children }: { words: readonly HardWord[]; children: ReactNode }) {
  const finder = useMemo(() => wordFinder(words), [words]);
  return <FinderContext value={finder}>{children}</FinderContext>;
}

export function TextWithHardWords({ text }: { text: string }) {
  const finder = useContext(FinderContext);
  if (!finder) return text;
  return splitAtWords(text, finder).map((piece, at) => {
    // Pieces never reorder, so the index is a stable key.
    const key = `${at}:${piece.text}`;
    if (piece.means === undefined) return <Fragment key={key}>{piece.text}</Fragment>;
    return <ExplainedWord key={key} word={piece.text} means={piece.means} />;
  });
}

function ExplainedWord({ word, means }: { word: string; means: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="lw-hard-word" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {word}
      </button>
      <span className="lw-meaning" aria-live="polite">
        {isOpen ? ` (${means})` : ''}
      </span>
    </>
  );
}
