// What a gate shows until it knows whether somebody may pass, and while the page for those who may not is loading.
import { useLingui } from '@lingui/react/macro';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';

export function CheckingAccess() {
  const { t } = useLingui();
  return <LoadingLogo label={t`Checking your access`} />;
}
