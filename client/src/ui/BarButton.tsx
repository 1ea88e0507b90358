// A button of a bar: small, quiet unless said otherwise, an icon before its words.
import type { ComponentType } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export interface BarButtonProps extends Omit<ButtonProps, 'size' | 'icon'> {
  Icon?: ComponentType<{ 'aria-hidden': 'true'; size: number }>;
}

export const BarButton = ({ Icon, variant = 'quiet', ...rest }: BarButtonProps) => (
  <Button size="small" variant={variant} icon={Icon && <Icon aria-hidden="true" size={20} />} {...rest} />
);
