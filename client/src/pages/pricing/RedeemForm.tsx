// Redeems the code of a family plan, a school or a pilot class.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { signInPath } from '../../features/session/returnPath.ts';
import { verifySession } from '../../features/session/sessionThunks.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CodeField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function RedeemForm() {
  const { status } = useSession();
  return (
    <Panel title={<Trans>Do you have a code?</Trans>} className="grid content-start gap-4">
      <p>
        <Trans>
          It comes from your family's plan, your school or a pilot class. A teacher's code for a class goes to{' '}
          <Link to="/join" className="lw-link">
            Join a class
          </Link>
          .
        </Trans>
      </p>
      {status === 'signed-in' ? (
        <RedeemCodeForm />
      ) : (
        <Link to={signInPath('/pricing')} className={buttonClass({ variant: 'secondary' }, 'justify-self-start')}>
          <Trans>Sign in to redeem it</Trans>
        </Link>
      )}
    </Panel>
  );
}

function RedeemCodeForm() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [redeem] = subscriptionsApi.useRedeemCodeMutation();
  const form = useForm({
    initial: { code: '' },
    schema: () => import('@lanternwise/shared/contracts/subscriptions').then((contracts) => contracts.redeemCode.body),
    async send(body, { change }) {
      const { waiting } = await redeem(body).unwrap();
      change({ code: '' });
      showToast(
        'success',
        waiting
          ? t`Your school is asked: a colleague or an Admin has to approve you first.`
          : t`Code accepted: every realm that is built is open for you now.`,
      );
      await dispatch(verifySession());
    },
    failureAt: 'code',
  });
  return (
    <FormColumn form={form} submit={<Trans>Redeem code</Trans>} variant="secondary" wide>
      <CodeField
        label={t`Code`}
        hint={t`Twelve letters and digits, for example 7KQ2-M4XD-9RTB.`}
        {...form.field('code')}
      />
    </FormColumn>
  );
}
