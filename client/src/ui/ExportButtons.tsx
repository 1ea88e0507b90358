// Buttons to download a table as CSV and to print the page.
import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Button } from './Button.tsx';

interface ExportButtonsProps {
  onCsv(): void;
  isSmall?: boolean;
}

export function ExportButtons({ onCsv, isSmall = false }: ExportButtonsProps) {
  const look = isSmall ? ({ variant: 'quiet', size: 'small' } as const) : ({ variant: 'quiet' } as const);
  return (
    <div className="lw-no-print flex flex-wrap gap-3">
      <Button {...look} icon={<Download aria-hidden="true" size={20} />} onClick={onCsv}>
        CSV
      </Button>
      <Button {...look} icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}
