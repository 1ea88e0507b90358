// Which realms need a plan: all but those that a demo slug opens for everybody.
import { DEMO_SLUGS } from '@lanternwise/shared/constants/realms';

const FREE = new Set<string>(['demo', ...Object.values(DEMO_SLUGS)]);

export const mayPlay = (realm: string, canOpenProtected: boolean): boolean => canOpenProtected || FREE.has(realm);
