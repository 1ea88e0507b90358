// Undo and clear, for every pad that is drawn or painted on.
import { useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/Button.tsx';
import type { PadAction } from './grid.ts';

export function PadButtons({ dispatch }: { dispatch(action: PadAction): void }) {
  const { t } = useLingui();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => dispatch({ type: 'undone' })}
      >
        {t`Undo`}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => dispatch({ type: 'cleared' })}
      >
        {t`Clear`}
      </Button>
    </>
  );
}
