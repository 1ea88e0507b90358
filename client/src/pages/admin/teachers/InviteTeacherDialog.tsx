// Makes a teacher's account and sends, or shows, the link with which its owner chooses a password.
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import { usernameSchema } from '@lanternwise/shared/contracts/auth';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { overviewApi } from '../../../features/admin/overviewApi.ts';
import { LANGUAGE_OPTIONS } from '../../../i18n/language.ts';
import { translateSentence } from '../../../i18n/serverMessages.ts';
import { toSiteUrl } from '../../../lib/siteUrl.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { LinkDialog } from '../LinkDialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';

/** Without what is left empty. */
const invitationOf = (username: string, email: string, school: string) => ({
  username: username.trim(),
  ...(email.trim() !== '' && { email: email.trim() }),
  ...(school.trim() !== '' && { school: school.trim() }),
});

export function InviteTeacherDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [school, setSchool] = useState('');
  const [locale, setLocale] = useState<Language>(DEFAULT_LANGUAGE);
  const [link, setLink] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const [invite] = overviewApi.useInviteTeacherMutation();
  const handleConfirm = async (reason: string) => {
    const reply = await invite({ ...invitationOf(username, email, school), locale, reason }).unwrap();
    if (reply.link !== null) setLink(toSiteUrl(reply.link));
    return reply.link === null;
  };
  const checkName = () => {
    const parsed = usernameSchema.safeParse(username.trim());
    const problem = parsed.success ? undefined : translateSentence(parsed.error.issues[0]?.message ?? '');
    setNameError(username === '' ? undefined : problem);
  };
  if (link !== undefined) {
    return (
      <LinkDialog
        link={link}
        text={t`Give it only to the teacher. It works once, within seven days.`}
        label={t`Link to choose a password`}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title={t`Invite a teacher`}
      text={t`The account is made at once, with a confirmed school. Its owner chooses the password with a link that works once, within seven days.`}
      confirmLabel={email.trim() === '' ? t`Show link` : t`Send invitation`}
      onConfirm={handleConfirm}
      done={t`The invitation will be sent.`}
      onClose={onClose}
    >
      <TextField
        label={t`User name`}
        hint={t`3 to 20 letters, digits, _ or -.`}
        error={nameError}
        autoComplete="off"
        maxLength={20}
        value={username}
        onBlur={checkName}
        onChange={setUsername}
      />
      <TextField
        label={t`E-mail`}
        optional
        hint={t`Without it you get the link to pass on yourself.`}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
      />
      <TextField label={t`School`} optional maxLength={120} value={school} onChange={setSchool} />
      <RadioGroup
        legend={t`Language of the invitation`}
        value={locale}
        options={LANGUAGE_OPTIONS}
        onChange={(value) => setLocale(value)}
      />
    </ReasonDialog>
  );
}
