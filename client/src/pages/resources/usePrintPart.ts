// Prints one part of a guide: the others are hidden from the paper until the print dialog is closed.
import { useEffect, useState } from 'react';

export function usePrintPart() {
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    if (printed === undefined) return;
    const done = () => setPrinted(undefined);
    window.addEventListener('afterprint', done);
    // The part is marked by now: effects run after the page has changed.
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);
  return { printed, print: setPrinted };
}
