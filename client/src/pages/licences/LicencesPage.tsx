// Lists the software and fonts of others that the site is made with, each with its licence; `npm run licences` writes the data.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import { Page } from '../layout/PageHead.tsx';
import thirdParty from './thirdParty.json';

type Package = (typeof thirdParty.packages)[number];
const { packages, texts } = thirdParty;
const count = packages.length;

export function LicencesPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Licences`} className="gap-6 py-10">
      <p className="max-w-2xl text-lg text-muted">
        <Trans>Lanternwise is built with software and fonts that other people made and share. Thank you!</Trans>{' '}
        <Plural value={count} one="# package" other="# packages" />
      </p>
      <Panel>
        <ul className="grid gap-1" aria-label={t`Packages`}>
          {packages.map((one) => (
            <li key={`${one.name} ${one.version}`}>
              <PackageLicence {...one} />
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

/** A row; the text is added when it is first opened, because all of them together are 200 KB. */
function PackageLicence({ name, version, licence, text }: Package) {
  const [open, setOpen] = useState(false);
  const title = (
    <span lang="en">
      <strong className="break-all">{name}</strong> {version} <span className="text-muted">{licence}</span>
    </span>
  );
  if (text === null) return <p className="py-2 pl-4">{title}</p>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2">{title}</summary>
      {open && (
        <pre lang="en" className="overflow-x-auto py-2 pl-4 text-sm whitespace-pre-wrap">
          {texts[text]}
        </pre>
      )}
    </details>
  );
}
