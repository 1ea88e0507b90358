// Hook that tells whether prices, plans and their links are hidden: the account was made by a school, which promises that children are sold nothing.
import { useSession } from '../session/useSession.ts';

export const usePricesHidden = (): boolean => useSession().user?.isClassAccount ?? false;

/** The links without those to prices, where these are hidden. */
export const withoutPrices = <T extends { to: string }>(links: readonly T[], isHidden: boolean): readonly T[] =>
  isHidden ? links.filter(({ to }) => to !== '/pricing') : links;
