// The sheet of a poster for the classroom: a call, an address to type from the wall, and a code.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { usePage } from '../layout/usePage.ts';
import { LocalAddressWarning } from './LocalAddressWarning.tsx';

interface PosterSheetProps {
  /** Of the document. */
  title: string;
  heading: ReactNode;
  picture?: ReactNode;
  /** What to do. */
  lead: ReactNode;
  url: string;
  code: ReactNode;
  endsAt: Parameters<typeof formatDate>[0];
}

export function PosterSheet({ title, heading, picture, lead, url, code, endsAt }: PosterSheetProps) {
  const ref = usePage(title);
  // The address without the code is short enough to type.
  const { host, pathname } = new URL(url);
  const until = formatDate(endsAt, 'long');
  return (
    <>
      <LocalAddressWarning url={url} />
      <article className="grid justify-items-center gap-5 rounded-lg border-6 border-double border-[#c98a4e] bg-[#ffffff] px-5 py-8 text-center text-[#1e1b33] print:min-h-[260mm] print:content-center">
        <Logo name={PRODUCT} height={72} />
        <h1 ref={ref} tabIndex={-1} className="text-3xl break-words">
          {heading}
        </h1>
        {picture}
        <p className="text-lg">{lead}</p>
        <p className="font-code text-xl font-bold break-all">
          {host}
          {pathname}
        </p>
        {code}
        <p>
          <Trans>The code is valid until {until}.</Trans>
        </p>
      </article>
    </>
  );
}

export const NoPoster = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <PageHead title={title}>
      <p>{children}</p>
    </PageHead>
  </Card>
);
