// The × that closes a note of the HUD.
import { X } from 'lucide-react';
import styles from './CloseButton.module.css';

interface CloseButtonProps {
  label: string;
  onClose: () => void;
}

export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
    <X aria-hidden="true" size={18} />
  </button>
);
