// A page to be printed: the way back and the button that prints stay on the screen, the sheet comes with its data.
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { QueryResult, type QueryResultProps } from './QueryResult.tsx';

interface PrintPageProps<T> extends QueryResultProps<T> {
  pageTitle: string;
  back: ReactNode;
  /** The words of the button. */
  print: ReactNode;
}

export function PrintPage<T>({ back, print, ...result }: PrintPageProps<T>) {
  return (
    <div className="lw-page grid gap-6 py-8">
      <div className="lw-no-print flex flex-wrap items-center justify-between gap-4">
        {back}
        <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          {print}
        </Button>
      </div>
      <QueryResult {...result} />
    </div>
  );
}
