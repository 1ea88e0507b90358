// The frame of creating and editing: first the publishing gate, then the form.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { blogsApi } from '../../../features/blogs/blogsApi.ts';
import { PlainPage } from '../../layout/PlainPage.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { usePage } from '../../layout/usePage.ts';
import { GateForm } from './GateForm.tsx';

export function EditorPage({ title, children }: { title: string; children: ReactNode }) {
  const gate = blogsApi.useGateStatusQuery(undefined);
  const [isOpen, setOpen] = useState(false);
  if (gate.data?.openUntil && !isOpen) setOpen(true);
  // Once open, the form stays: a pass that ends while somebody writes is asked for again when publishing.
  if (isOpen) return <OpenEditor title={title}>{children}</OpenEditor>;
  return (
    <QueryResult query={gate} pageTitle={title}>
      {() => <Gate onOpen={() => setOpen(true)} />}
    </QueryResult>
  );
}

function Gate({ onOpen }: { onOpen(): void }) {
  const { t } = useLingui();
  const heading = usePage(t`Authentication Required`);
  return (
    <PlainPage title={t`Authentication Required`} heading={heading}>
      <GateForm onOpen={onOpen} />
    </PlainPage>
  );
}

function OpenEditor({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePage(title);
  return (
    <div className="lw-page grid max-w-4xl gap-6 py-10">
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          {title}
        </h1>
        <p className="text-muted">
          <Trans>What you write is kept in this browser until you publish it.</Trans>
        </p>
      </header>
      {children}
    </div>
  );
}
