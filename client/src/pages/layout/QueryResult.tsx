// Renders the data of a query, a spinner while it loads, or the error with a retry button.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePage } from './usePage.ts';

export interface QueryState<T> {
  data?: T | undefined;
  /** Where it is known already, in place of the data of another page of a list. */
  currentData?: T | undefined;
  error?: unknown;
  refetch(): unknown;
}

export interface QueryResultProps<T> {
  query: QueryState<T>;
  /** Where the page's own heading comes with the data: the heading and document title of a page that could not be loaded. */
  pageTitle?: string;
  /** While there is nothing yet; a spinner, if it is left out. */
  loading?: ReactNode;
  children(data: T): ReactNode;
}

export function QueryResult<T>({ query, pageTitle, loading, children }: QueryResultProps<T>) {
  const data = query.currentData ?? query.data;
  if (data !== undefined && !query.error) return children(data);
  if (!query.error) {
    return (
      loading ?? (
        <p className="grid min-h-60 place-items-center text-2xl text-muted">
          <Spinner />
        </p>
      )
    );
  }
  return (
    <>
      {pageTitle !== undefined && <PageTitle title={pageTitle} />}
      <LoadFailure error={query.error} onRetry={query.refetch} />
    </>
  );
}

function PageTitle({ title }: { title: string }) {
  const heading = usePage(title);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
      {title}
    </h1>
  );
}

interface LoadFailureProps {
  /** Of the request, or the words for it. */
  error: unknown;
  onRetry(): unknown;
}

export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <Card role="alert" className="grid justify-items-start gap-4">
      <p>{typeof error === 'string' ? error : errorMessage(error)}</p>
      <Button variant="secondary" onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </Card>
  );
}
