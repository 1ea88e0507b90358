// The first tags of a post.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge.tsx';

export function TagList({ tags, most }: { tags: readonly string[] | null; most?: number }) {
  const { t } = useLingui();
  if (!tags || tags.length === 0) return null;
  return (
    <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="max-w-full [overflow-wrap:anywhere]">
          <Badge colour="violet">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
