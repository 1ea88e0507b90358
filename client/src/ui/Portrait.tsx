// The portrait of an avatar or guide by name. It bundles all portraits: pages with only the owl use OwlPortrait.
import { PortraitPicture, type PortraitStyle } from './PortraitPicture.tsx';

/** One strip per character. */
const strips = import.meta.glob<string>('../../../assets/atlases/portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** The strip's address, for pictures that are made of it. */
export const stripUrl = (character: string): string | undefined =>
  strips[`../../../assets/atlases/portraits/${character}.webp`];

export interface PortraitProps extends PortraitStyle {
  /** File name of the character, for example "milo" or "talking-tree". */
  character: string;
}

export const Portrait = (props: PortraitProps) => <PortraitPicture {...props} strip={stripUrl(props.character)} />;
