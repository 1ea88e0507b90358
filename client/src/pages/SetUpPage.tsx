// Creates the first Admin of a new site through the link that the server prints at startup.
import { PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router-dom';
import { accountApi } from '../features/account/accountApi.ts';
import { errorMessage } from '../features/api.ts';
import { userVerified } from '../features/session/sessionSlice.ts';
import { storeToken } from '../features/session/token.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { useForm } from '../features/useForm.ts';
import { showToast } from '../lib/showToast.ts';
import { Button } from '../ui/Button.tsx';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PlainPage } from './layout/PlainPage.tsx';

export function SetUpPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const { isSuccess, isError, error } = accountApi.useCheckSetUpQuery({ token });
  if (isError) {
    return (
      <PlainPage title={t`This link has expired`}>
        <p role="alert">{errorMessage(error)}</p>
        <p>
          <Trans>
            The link works once, within 24 hours. As long as there is no Admin, the server prints a new link each time
            it starts.
          </Trans>
        </p>
      </PlainPage>
    );
  }
  return isSuccess ? <SetUpForm token={token} /> : <LoadingLogo />;
}

function SetUpForm({ token }: { token: string }) {
  const { t } = useLingui();
  const form = useSetUpForm(token);
  return (
    <PlainPage
      title={t`Welcome to your new site`}
      tab={t`Set up this site`}
      portrait={<Portrait character="wizard" name="" size={80} />}
      form={form}
    >
      <p>
        <Trans>You are the first person here. Create the account of the Admin, who runs this site.</Trans>
      </p>
      <TextField
        label={t`User name`}
        hint={t`3 to 20 letters, digits, _ or -.`}
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <NewPasswordField
        label={t`Password`}
        hint={t`At least ${PASSWORD_MIN} characters. This account controls the whole site, so choose a long password.`}
        {...form.field('password')}
      />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Create Admin account</Trans>
      </Button>
    </PlainPage>
  );
}

function useSetUpForm(token: string) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [setUp] = accountApi.useSetUpMutation();
  return useForm({
    initial: { username: '', password: '' },
    schema: () => import('@lanternwise/shared/contracts/auth').then((contracts) => contracts.setUp.body),
    async send(body) {
      const data = await setUp({ token, ...body }).unwrap();
      storeToken(data.token, false);
      dispatch(userVerified(data.user));
      showToast('success', t`Welcome, ${data.user.username}! You are now the Admin of this site.`);
      await navigate('/admin', { replace: true });
    },
  });
}
