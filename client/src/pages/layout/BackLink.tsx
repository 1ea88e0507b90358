// The way back from a page to the one above it.
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, type LinkProps } from 'react-router-dom';

export const BackLink = ({ words, ...link }: LinkProps & { words: string }) => (
  <Link {...link} className="lw-link lw-no-print flex items-center gap-1 justify-self-start py-2">
    <ChevronLeft aria-hidden="true" size={20} /> {words}
  </Link>
);
