// A data folder on a network share is told, whatever else is mounted; local disks are not.
import { expect, it } from 'vitest';
import { networkShareWarning } from './networkShare.ts';

const MOUNTS = `overlay / overlay rw 0 0
/dev/sda1 /var ext4 rw 0 0
nas:/school /var/lib/lanternwise nfs4 rw 0 0
//nas/a /mnt/our\\040school cifs rw 0 0
asha@nas:/ /home/asha/box fuse.sshfs rw 0 0
tmpfs /var/lib/lanternwise/fast tmpfs rw 0 0
/dev/sdb1 /data ext4 rw 0 0
nas:/data /data nfs rw 0 0
nas:/old /old nfs rw 0 0
/dev/sdc1 /old ext4 rw 0 0
`;

it.each([
  ['/var/lib/lanternwise', 'nfs4 at /var/lib/lanternwise'],
  ['/var/lib/lanternwise/1', 'nfs4 at /var/lib/lanternwise'],
  ['/var/lib/lanternwise-2', undefined],
  ['/var/lib/lanternwise/fast/data', undefined],
  ['/mnt/our school/data', 'cifs at /mnt/our school'],
  ['/home/asha/box', 'fuse.sshfs at /home/asha/box'],
  ['/home/asha', undefined],
  ['/data', 'nfs at /data'],
  ['/old', undefined],
  ['/', undefined],
])('%s: %s', (folder, share) => {
  const warning = networkShareWarning(folder, MOUNTS);
  if (share === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(`The data folder ${folder} lies on a network share (${share}).`);
});

it('nothing is said where the system lists no file systems, or lists nonsense', () => {
  for (const mounts of ['', 'x', ' \n ', '\\']) expect(networkShareWarning('/data', mounts)).toBeUndefined();
});
