// Switches between the dark and the light theme.
import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export function ThemeToggle() {
  const { t } = useLingui();
  const { theme } = useSettings();
  const update = useUpdateSettings();
  const dark = theme === 'dark';
  return (
    <IconButton
      variant="quiet"
      className="lw-theme-toggle"
      label={dark ? t`Switch to the light theme` : t`Switch to the dark theme`}
      icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => update({ theme: dark ? 'light' : 'dark' })}
    />
  );
}
