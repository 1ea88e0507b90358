// Simulates later payment events in the sandbox, so that every state of a plan can be tested.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { attempt } from '../../features/attempt.ts';
import { verifySession } from '../../features/session/sessionThunks.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { Button } from '../../ui/Button.tsx';

const SANDBOX_EVENTS = [
  { what: 'renew', label: msg`The next payment succeeds` },
  { what: 'fail', label: msg`A payment fails` },
  { what: 'refund', label: msg`The payment is refunded` },
  { what: 'end', label: msg`The plan ends` },
] as const;

export function SandboxEvents() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [sendSandboxEvent, { isLoading }] = subscriptionsApi.usePretendLaterMutation();
  const choose = async ({ what, label }: (typeof SANDBOX_EVENTS)[number]) => {
    const pretended = t(label).toLowerCase();
    if (await attempt(sendSandboxEvent({ what }), t`Simulated: ${pretended}.`)) await dispatch(verifySession());
  };
  return (
    <details>
      <summary className="lw-link cursor-pointer">
        <Trans>Sandbox: simulate what happens later</Trans>
      </summary>
      <div className="mt-3 flex flex-wrap gap-3">
        {SANDBOX_EVENTS.map((event) => (
          <Button key={event.what} variant="quiet" size="small" disabled={isLoading} onClick={() => void choose(event)}>
            {t(event.label)}
          </Button>
        ))}
      </div>
    </details>
  );
}
