// A child below the age of consent asks the parent who agreed to the account about the backpack.
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../features/api.ts';
import { backpackApi } from '../../../features/backpack/backpackApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';

export function AskParent() {
  const [ask, { isLoading, isSuccess, error }] = backpackApi.useAskForBackpackMutation();
  return (
    <>
      <p>
        <Trans>
          A parent has to say yes to it first. That is a question of its own, beside the one about your account.
        </Trans>
      </p>
      <ErrorText>{error && errorMessage(error)}</ErrorText>
      {isSuccess ? (
        <p role="status">
          <Trans>An e-mail with the question will be sent to your parent.</Trans>
        </p>
      ) : (
        <Button variant="secondary" busy={isLoading} className="justify-self-start" onClick={() => void ask()}>
          <Trans>Ask my parent</Trans>
        </Button>
      )}
    </>
  );
}
