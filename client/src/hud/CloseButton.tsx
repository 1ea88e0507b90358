// The × that closes a note of the HUD.
import X from 'lucide-react/icons/x';

interface CloseButtonProps {
  label: string;
  onClose: () => void;
}

export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button
    type="button"
    className="-my-1 grid size-11 flex-none cursor-pointer place-items-center rounded-sm hover:bg-[var(--game-inset)]"
    aria-label={label}
    onClick={onClose}
  >
    <X aria-hidden="true" size={18} />
  </button>
);
