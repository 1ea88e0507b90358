// The two codes of a school licence, each saying who it is for, with copying; only the code for students can be printed.
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { copyText } from '../../lib/copyText.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';

interface LicenceCodesProps {
  code: string;
  /** Null for those who did not buy the licence. */
  staffCode: string | null;
  /** Where the code for students is printed, for those who may. */
  posterPath?: string;
  /** An Admin knows who each code is for. */
  withoutHints?: boolean;
}

export function LicenceCodes({ code, staffCode, posterPath, withoutHints = false }: LicenceCodesProps) {
  const { t } = useLingui();
  return (
    <dl className={cx('gap-x-10 gap-y-4 text-start', withoutHints ? 'flex flex-wrap' : 'grid w-full')}>
      <CodeLine
        label={t`Code for students`}
        code={code}
        copyLabel={t`Copy the code for students`}
        hint={withoutHints ? undefined : t`Each student who enters it takes a place. It lets no teacher in.`}
      >
        {posterPath !== undefined && (
          <Link to={posterPath} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <Printer aria-hidden="true" size={18} /> <Trans>Print</Trans>
          </Link>
        )}
      </CodeLine>
      {staffCode !== null && (
        <CodeLine
          label={t`Staff code`}
          code={staffCode}
          copyLabel={t`Copy the staff code`}
          hint={
            withoutHints
              ? undefined
              : t`For your colleagues only: anyone who enters it asks to join your school, and you approve each one on your dashboard. Never show it to students.`
          }
        />
      )}
    </dl>
  );
}

interface CodeLineProps {
  label: string;
  code: string;
  copyLabel: string;
  hint: string | undefined;
  children?: ReactNode;
}

function CodeLine({ label, code, copyLabel, hint, children }: CodeLineProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1">
      <dt className="font-bold">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="font-code text-lg">{code}</strong>
        <BarButton aria-label={copyLabel} Icon={Copy} onClick={() => void copyText(code, t`Code copied.`)}>
          <Trans>Copy</Trans>
        </BarButton>
        {children}
      </dd>
      {hint !== undefined && <dd className="text-muted">{hint}</dd>}
    </div>
  );
}
