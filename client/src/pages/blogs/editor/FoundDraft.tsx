// Offers a draft from an earlier visit.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { BlogDraft } from './blogDraft.ts';

interface FoundDraftProps {
  draft: BlogDraft;
  onRestore(): void;
  onDiscard(): void;
}

export function FoundDraft({ draft, onRestore, onDiscard }: FoundDraftProps) {
  const { t } = useLingui();
  const title = draft.title.trim() || t`Untitled`;
  return (
    <Card className="grid gap-4">
      <p role="status" className="[overflow-wrap:anywhere]">
        <Trans>This browser has an unpublished draft: “{title}”. Do you want to continue with it?</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>
          <Trans>Restore draft</Trans>
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          <Trans>Discard draft</Trans>
        </Button>
      </div>
    </Card>
  );
}
