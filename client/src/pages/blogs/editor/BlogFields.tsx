// The fields of a post: title, author, featured image, tags, text.
import {
  BLOG_AUTHOR_MAX,
  BLOG_CONTENT_MAX,
  BLOG_TAG_MAX,
  BLOG_TAGS_MAX,
  BLOG_TITLE_MAX,
  SUGGESTED_TAGS,
} from '@lanternwise/shared/constants/blogs';
import { useLingui } from '@lingui/react/macro';
import { TextAreaField, TextField } from '../../../ui/TextField.tsx';
import type { BlogDraft } from './blogDraft.ts';
import { ImageField } from './ImageField.tsx';
import { ListField } from './ListField.tsx';

interface BlogFieldsProps {
  draft: BlogDraft;
  problems: { [K in keyof BlogDraft]?: string | undefined };
  onChange(part: Partial<BlogDraft>): void;
}

export function BlogFields({ draft, problems, onChange }: BlogFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Title*`}
        required
        maxLength={BLOG_TITLE_MAX}
        value={draft.title}
        error={problems.title}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        label={t`Author*`}
        required
        maxLength={BLOG_AUTHOR_MAX}
        value={draft.author}
        error={problems.author}
        onChange={(author) => onChange({ author })}
      />
      <ImageField image={draft.image} onChange={(image) => onChange({ image })} />
      <ListField
        label={t`Tags`}
        addLabel={t`Add Tag`}
        entries={draft.tags}
        maxLength={BLOG_TAG_MAX}
        most={BLOG_TAGS_MAX}
        suggestions={SUGGESTED_TAGS}
        suggestionsLabel={t`Suggested tags:`}
        onChange={(tags) => onChange({ tags })}
      />
      <TextAreaField
        label={t`Content*`}
        hint={t`Press Enter twice for paragraph breaks. Single line breaks will be preserved.`}
        required
        rows={14}
        maxLength={BLOG_CONTENT_MAX}
        value={draft.content}
        error={problems.content}
        onChange={(content) => onChange({ content })}
      />
    </>
  );
}
