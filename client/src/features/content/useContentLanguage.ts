// Hook for the language of lesson content, which is that of the interface.
import type { Language } from '@lanternwise/shared/constants/languages';
import { useSettings } from '../settings/useSettings.ts';

export const useContentLanguage = (): Language => useSettings().language;
