// The fields that choose what to assign: the kind, then the thing; what the class may not play is named with its reason.
import { ASSIGNMENT_KINDS } from '@lanternwise/shared/constants/assignments';
import type { Assignable } from '@lanternwise/shared/contracts/assignments';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { type Draft, dueAtOf, targetKey } from './draft.ts';
import { closedText, KIND_LABELS } from './words.ts';

export interface TargetFieldsProps {
  draft: Draft;
  targets: readonly Assignable[];
  error: string | undefined;
  onChange(change: Partial<Draft>): void;
}

export function TargetFields({ draft, targets, error, onChange }: TargetFieldsProps) {
  const { t } = useLingui();
  const ofKind = targets.filter(({ kind }) => kind === draft.kind);
  const closed = ofKind.flatMap((target) => closedText(target, dueAtOf(draft)) ?? []);
  const choose = (kind: Draft['kind']) => {
    // Of a review there is only one.
    const only = targets.filter((target) => target.kind === kind && kind === 'review');
    onChange({ kind, target: only[0] ? targetKey(only[0]) : '' });
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t`What should they do?`}
        value={draft.kind}
        options={ASSIGNMENT_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
        onChange={choose}
      />
      {draft.kind === 'review' ? (
        <ReviewNote reason={closed[0]} error={error} />
      ) : (
        <Field
          label={t`Which one?`}
          error={error}
          hint={closed.length > 0 && <Trans>What this class cannot play is listed with the reason.</Trans>}
        >
          {(control) => (
            <span className="lw-select">
              <select
                {...control}
                value={draft.target}
                className="lw-input"
                onChange={(event) => onChange({ target: event.target.value })}
              >
                <option value="" disabled>
                  {t`Choose one`}
                </option>
                <TargetOptions targets={ofKind} draft={draft} />
              </select>
              <ChevronDown aria-hidden="true" size={20} className="lw-select-arrow" />
            </span>
          )}
        </Field>
      )}
    </div>
  );
}

function ReviewNote({ reason, error }: { reason: string | undefined; error: string | undefined }) {
  return (
    <div className="grid content-end gap-2">
      <p className="text-muted">
        <Trans>Up to eight questions from the realms that each student has finished.</Trans>
      </p>
      {reason !== undefined && <p>{reason}</p>}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

/** Tasks stand under their realm. */
function TargetOptions({ targets, draft }: { targets: readonly Assignable[]; draft: Draft }): ReactNode {
  const dueAt = dueAtOf(draft);
  const option = (target: Assignable) => {
    const reason = closedText(target, dueAt);
    return (
      <option key={targetKey(target)} value={targetKey(target)} disabled={reason !== null}>
        {reason === null ? target.title : `${target.title} (${reason})`}
      </option>
    );
  };
  if (draft.kind !== 'task') return targets.map(option);
  const realms = [...new Set(targets.map(({ realmTitle }) => realmTitle ?? ''))];
  return realms.map((title) => (
    <optgroup key={title} label={title}>
      {targets.filter(({ realmTitle }) => realmTitle === title).map(option)}
    </optgroup>
  ));
}
