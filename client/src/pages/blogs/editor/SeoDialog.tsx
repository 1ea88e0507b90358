// The window for what search engines show of a post; changes count once they are saved.
import { describeContent } from '@lanternwise/shared/blogs/text';
import {
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORD_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
} from '@lanternwise/shared/constants/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/TextField.tsx';
import type { BlogDraft } from './blogDraft.ts';
import { ListField } from './ListField.tsx';

interface SeoDialogProps {
  draft: BlogDraft;
  onSave(seo: BlogDraft['seo']): void;
  onClose(): void;
}

export function SeoDialog({ draft, onSave, onClose }: SeoDialogProps) {
  const { t } = useLingui();
  const [seo, setSeo] = useState(draft.seo);
  return (
    <Dialog title={t`Configure SEO`} onClose={onClose}>
      <div className="grid gap-5">
        <TextField
          label={t`SEO Title`}
          hint={t`If it is empty, the title of the post is used.`}
          maxLength={SEO_TITLE_MAX}
          placeholder={draft.title}
          value={seo.title}
          onChange={(title) => setSeo({ ...seo, title })}
        />
        <TextAreaField
          label={t`SEO Description`}
          hint={t`If it is empty, the start of the text is used.`}
          rows={3}
          maxLength={SEO_DESCRIPTION_MAX}
          placeholder={describeContent(draft.content)}
          value={seo.description}
          onChange={(description) => setSeo({ ...seo, description })}
        />
        <ListField
          label={t`SEO Keywords`}
          addLabel={t`Add Keyword`}
          entries={seo.keywords}
          maxLength={SEO_KEYWORD_MAX}
          most={SEO_KEYWORDS_MAX}
          onChange={(keywords) => setSeo({ ...seo, keywords })}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            onClick={() => {
              onSave(seo);
              onClose();
            }}
          >
            <Trans>Save SEO Settings</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
