// The dialog that sends or shows a link to choose a new password.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useResetUserPasswordMutation } from '../../../features/admin/adminApi.ts';
import { showToast } from '../../../lib/showToast.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { ActionDialogProps } from './SimpleActionDialog.tsx';

export function PasswordDialog({ user, onClose, onLink }: ActionDialogProps & { onLink(link: string): void }) {
  const { t } = useLingui();
  const { username, email } = user;
  const [by, setBy] = useState<'link' | 'mail'>(user.email ? 'mail' : 'link');
  const [send] = useResetUserPasswordMutation();
  const handleConfirm = async (reason: string) => {
    const { link } = await send({ id: user.id, by, reason }).unwrap();
    if (link === null) showToast('success', t`The link will be sent by e-mail.`);
    else onLink(toSiteUrl(link));
  };
  return (
    <ReasonDialog
      title={t`Reset password`}
      text={t`${username} gets a link to choose a new password. The link works once, within one hour. The old password works until then.`}
      confirmLabel={by === 'mail' ? t`Send link` : t`Show link`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {user.email && (
        <RadioGroup
          legend={t`How should the link be delivered?`}
          value={by}
          options={[
            { value: 'mail', label: t`By e-mail to ${email}` },
            { value: 'link', label: t`I will pass it on myself` },
          ]}
          onChange={(value) => setBy(value)}
        />
      )}
    </ReasonDialog>
  );
}
