// Buttons to download a table as CSV and to print the page.
import { Trans } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { Button } from './Button.tsx';

export function ExportButtons({ onCsv }: { onCsv(): void }) {
  return (
    <div className="lw-no-print flex flex-wrap gap-3">
      <Button variant="quiet" icon={<Download aria-hidden="true" size={20} />} onClick={onCsv}>
        CSV
      </Button>
      <Button variant="quiet" icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}
