// The share page: a QR code and a link of the site or of one of its pages.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useSearchParams } from 'react-router-dom';
import { realmPickerCards } from '../../features/realm/realms.ts';
import { copyText } from '../../lib/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { Page } from '../layout/PageHead.tsx';
import { toSafePath } from './toSafePath.ts';

/** The listed pages, with labels in the current language. */
const shareOptions = () => [
  { value: '/', label: translate`The start page of ${PRODUCT}` },
  { value: '/demo', label: translate`The free demo` },
  { value: '/courses', label: translate`The courses` },
  ...realmPickerCards()
    .filter(({ id }) => id !== 'demo')
    .map(({ id, title }) => ({
      value: `/Grassroot/${id}`,
      label: title,
    })),
];

export function SharePage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const path = toSafePath(params.get('path'), location.origin);
  const url = location.origin + path;
  const options = shareOptions();
  const isListed = options.some(({ value }) => value === path);
  const allOptions = isListed ? options : [{ value: path, label: decodeSafely(path) }, ...options];
  return (
    <Page title={t`Share`} heading={<Trans>Share {PRODUCT}</Trans>} className="gap-6 py-10">
      <Panel className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="grid min-w-0 gap-5">
          <SelectField
            label={t`What to share`}
            value={path}
            options={allOptions}
            onChange={(next) => setParams(next === '/' ? {} : { path: next }, { replace: true })}
          />
          <p className="font-code break-all">{url}</p>
          <div className="flex flex-wrap gap-4">
            <Button
              icon={<Copy aria-hidden="true" size={20} />}
              onClick={() => void copyText(url, t`The link is copied.`)}
            >
              <Trans>Copy the link</Trans>
            </Button>
            {'share' in navigator && (
              <Button
                variant="quiet"
                icon={<Share2 aria-hidden="true" size={20} />}
                onClick={() => void navigator.share({ title: PRODUCT, url }).catch(() => undefined)}
              >
                <Trans>Share</Trans>
              </Button>
            )}
          </div>
        </div>
        <QrCode text={url} label={t`QR code of ${url}`} size={260} />
      </Panel>
    </Page>
  );
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
