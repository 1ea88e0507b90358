// The account page with the game's key bindings, which pages may not import.
import { Trans } from '@lingui/react/macro';
import { KeyBindingSettings } from '../../overlays/settings/KeyBindingSettings.tsx';
import { AccountPage } from '../../pages/account/AccountPage.tsx';
import { Card } from '../../ui/Card.tsx';

const keySettingsCard = (
  <Card className="grid gap-4">
    <h2 className="text-xl text-link">
      <Trans>My keys</Trans>
    </h2>
    <KeyBindingSettings />
  </Card>
);

export const AccountHost = () => <AccountPage keys={keySettingsCard} />;
