// Names and describes the places of a realm, in the current language.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { t } from '@lingui/core/macro';
import { KIND_MECHANICS } from '../../activities/host/kinds.ts';
import type { Place, PlaceUse } from '../../bridge/events.ts';
import { humanizeId } from '../../overlay-kit/characters.ts';

interface PlaceDescription {
  name: string;
  about: string;
  /** On the button that walks there and uses it, if it is not the usual one of its kind. */
  go?: string;
}

/** On the buttons of what a mechanic has to be used now. */
const DO: Readonly<Record<PlaceUse, () => string>> = {
  take: () => t`Take`,
  put: () => t`Put into`,
  throw: () => t`Throw into`,
  ring: () => t`Ring the bell`,
  plant: () => t`Plant`,
  clear: () => t`Take away`,
  send: () => t`Send the dog`,
  call: () => t`Call`,
  like: () => t`Tap`,
  choose: () => t`Choose`,
};

/** What of a mechanic can be used. */
export const mechanicPlace = ({ mechanic }: Pick<Place, 'mechanic'>) => mechanic && KIND_MECHANICS[mechanic]?.place;

export function describePlace(
  content: RealmContent,
  place: Pick<Place, 'id' | 'kind' | 'mechanic' | 'name' | 'use'>,
): PlaceDescription {
  const { id, kind, name, use } = place;
  if (name !== undefined && use) return { name, about: '', go: DO[use]() };
  const known = [...content.realm.characters, ...content.realm.items].find((one) => one.id === id);
  if (known) return { name: known.name, about: known.about };
  if (kind === 'lantern') {
    const title = content.quest.tasks.find((task) => task.id === id)?.title ?? humanizeId(id);
    return { name: t`the lantern of “${title}”`, about: '' };
  }
  if (kind === 'post')
    return { name: t`The lantern post`, about: t`A few questions a day, so that what you learned stays with you.` };
  if (kind === 'exit') return { name: t`The path to the next realm`, about: t`The arrow that says GO HERE!` };
  return mechanicPlace(place)?.describe() ?? { name: humanizeId(id), about: '' };
}
