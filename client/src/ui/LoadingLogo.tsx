// The full-screen loading state: the logo and three bouncing dots.
import { useLingui } from '@lingui/react/macro';
import { Lantern } from './Logo.tsx';

export interface LoadingLogoProps {
  label?: string;
  /** 0 to 1, if known. */
  progress?: number;
}

export function LoadingLogo({ label, progress }: LoadingLogoProps) {
  const { t } = useLingui();
  return (
    <div className="lw-loading" role="status">
      <Lantern size={112} />
      <span className="lw-dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <p className="lw-loading-label">
        {label ?? t`Loading`}
        {progress !== undefined && ` ${Math.round(progress * 100)}%`}
      </p>
    </div>
  );
}
