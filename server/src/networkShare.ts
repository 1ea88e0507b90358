// Tells from the list of mounted file systems whether a folder lies on another machine, where locks and logs of SQLite may fail.

/** As /proc/mounts names them. */
const NETWORK_TYPES =
  /^(?:nfs\d?|cifs|smb\d?|smbfs|afs|ceph|davfs|glusterfs|fuse\.(?:sshfs|glusterfs|s3fs|rclone|davfs\d?|cephfs|gcsfuse))$/;

interface Mount {
  place: string;
  type: string;
}

/** Blanks and backslashes in a path are written as three octal digits. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

const readMounts = (mounts: string): Mount[] =>
  mounts.split('\n').flatMap((line) => {
    const [, place, type] = line.split(' ');
    return place === undefined || type === undefined ? [] : [{ place: withoutEscapes(place), type }];
  });

const holds = (place: string, folder: string): boolean =>
  place === '/' || folder === place || folder.startsWith(`${place}/`);

/**
 * @param mounts the text of /proc/mounts; empty where the system has none
 * @returns a warning in words; undefined for a local disk
 */
export function networkShareWarning(folder: string, mounts: string): string | undefined {
  const around = readMounts(mounts).filter(({ place }) => holds(place, folder));
  // Of two at one place, the later one lies on top.
  const mount = around.reduce<Mount | undefined>(
    (found, next) => (found === undefined || next.place.length >= found.place.length ? next : found),
    undefined,
  );
  if (mount === undefined || !NETWORK_TYPES.test(mount.type)) return undefined;
  return `The data folder ${folder} lies on a network share (${mount.type} at ${mount.place}). Its locks may not keep a second server out, and a broken line may damage the database: put DATA_DIR on a local disk.`;
}
