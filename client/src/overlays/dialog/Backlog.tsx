// What was said before in this conversation, at most twenty lines.
import type { Dialog } from '@lanternwise/shared/content/realm';
import { useAvatar } from '../../features/avatar/useAvatar.ts';
import { useRealmContent } from '../../features/content/RealmContent.ts';
import { describeSpeaker } from '../shell/characters.ts';

export function Backlog({ lines }: { lines: readonly Dialog['lines'][number][] }) {
  const content = useRealmContent();
  const avatar = useAvatar();
  return (
    <ol className="dlg-backlog" aria-label="Earlier lines">
      {lines.map((line) => (
        <li key={line.text}>
          <strong>{describeSpeaker(content, line.speaker, avatar).name}:</strong> {line.text}
        </li>
      ))}
    </ol>
  );
}
