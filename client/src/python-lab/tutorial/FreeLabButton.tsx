// The way into the Lab without a task: at the end of a lesson, and at the door of every finished one.
import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../ui/Button.tsx';

export function FreeLabButton({ onClick }: { onClick(): void }) {
  return (
    <Button variant="secondary" icon={<Pencil aria-hidden="true" size={20} />} onClick={onClick}>
      <Trans>Free Lab: write what you like</Trans>
    </Button>
  );
}
