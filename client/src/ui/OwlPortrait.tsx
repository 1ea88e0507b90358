// The portrait of the owl, which pages show that know no other character; decorative.
import owl from '../../../assets/atlases/portraits/owl.webp?url';
import { PortraitPicture, type PortraitStyle } from './PortraitPicture.tsx';

export const OwlPortrait = (props: Omit<PortraitStyle, 'name'>) => (
  <PortraitPicture {...props} strip={owl} character="owl" name="" />
);
