// Renders the data of a query, a spinner while it loads, or the error with a retry button.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export interface QueryState<T> {
  data?: T | undefined;
  error?: unknown;
  refetch(): unknown;
}

export function QueryResult<T>({ query, children }: { query: QueryState<T>; children(data: T): ReactNode }) {
  if (query.data !== undefined && !query.error) return children(query.data);
  if (!query.error) {
    return (
      <p className="grid min-h-60 place-items-center text-2xl text-muted">
        <Spinner />
      </p>
    );
  }
  return (
    <Card role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(query.error)}</p>
      <Button variant="secondary" onClick={() => void query.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </Card>
  );
}
