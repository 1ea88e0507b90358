// The button of the start page that leads into the demo.
import { Trans } from '@lingui/react/macro';
import { PrefetchLink } from '../../../features/realm/PrefetchLink.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const DemoLink = () => (
  <PrefetchLink to="/demo" whenQuiet className={buttonClass({ size: 'large' })}>
    <Trans>Start free trial</Trans>
  </PrefetchLink>
);
