// The field for a group's name: students see the name, so it says while it is written what they must not read.
import { Trans } from '@lingui/react/macro';
import { useMayWriteOwnWords, useTextRefusals } from '../../features/teacherTexts/useTextRefusals.ts';
import { Objections } from '../../ui/Objections.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface GroupNameFieldProps {
  label: string;
  hint?: string;
  /** The name as it is; it can stay. */
  kept?: string;
  value: string;
  error: string | undefined;
  onChange(name: string): void;
}

export function GroupNameField({ label, hint, kept, value, error, onChange }: GroupNameFieldProps) {
  const objections = useTextRefusals(value === kept ? '' : value, 'class-name');
  const mayName = useMayWriteOwnWords();
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={mayName ? hint : <PresetHint />}
        error={objections.length > 0 ? undefined : error}
        maxLength={60}
        autoComplete="off"
        value={value}
        onChange={onChange}
      />
      <Objections sentences={objections} />
    </div>
  );
}

const PresetHint = () => (
  <Trans>
    Class and section, such as Class 7B or Robot Club 2. Other names are possible once an Admin of this site has
    confirmed your school.
  </Trans>
);
