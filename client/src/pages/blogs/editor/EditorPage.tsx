// The frame of creating and editing: first the publishing gate, then the form.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { blogsApi } from '../../../features/blogs/blogsApi.ts';
import { Page } from '../../layout/PageHead.tsx';
import { PlainPage } from '../../layout/PlainPage.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { GateForm } from './GateForm.tsx';

export function EditorPage({ title, children }: { title: string; children: ReactNode }) {
  const gate = blogsApi.useGateStatusQuery(undefined);
  const [isOpen, setOpen] = useState(false);
  if (gate.data?.openUntil && !isOpen) setOpen(true);
  // Once open, the form stays: a pass that ends while somebody writes is asked for again when publishing.
  if (isOpen)
    return (
      <Page
        title={title}
        lead={<Trans>What you write is kept in this browser until you publish it.</Trans>}
        className="max-w-4xl gap-6 py-10"
      >
        {children}
      </Page>
    );
  return (
    <QueryResult query={gate} pageTitle={title}>
      {() => <Gate onOpen={() => setOpen(true)} />}
    </QueryResult>
  );
}

function Gate({ onOpen }: { onOpen(): void }) {
  const { t } = useLingui();
  return (
    <PlainPage title={t`Authentication Required`}>
      <GateForm onOpen={onOpen} />
    </PlainPage>
  );
}
