// Stores, validates and serves profile pictures.
import { randomBytes } from 'node:crypto';
import { PICTURE_KINDS, PICTURE_MAX_BYTES, type PictureKind } from '@lanternwise/shared/contracts/account';
import type { ProfileBody, User } from '@lanternwise/shared/contracts/user';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { encodePicture } from '../../pictures/encodePicture.ts';
import { limitColumns, requireRow, type UsersService } from '../users/service.ts';

/** Longest side in pixels: the browser sends 320 × 320, and 1200 × 400. */
const SIDES: Record<PictureKind, number> = { profilePicture: 640, coverPhoto: 1600 };

export class PicturesService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  /** Replaces the picture of this kind. It is encoded by us, so that nothing besides is kept, such as where it was taken. */
  async replace(userId: string, kind: PictureKind, base64: string): Promise<User> {
    const sent = Buffer.from(base64, 'base64');
    if (sent.length > PICTURE_MAX_BYTES) throw new HttpError(413, 'too-large', 'A picture has at most 300 KB.');
    const { bytes } = await encodePicture(sent, { side: SIDES[kind], maxBytes: PICTURE_MAX_BYTES });
    const id = randomBytes(16).toString('base64url');
    return this.store.write(async (tx) => {
      const { userPictures } = tx.tables;
      const user = requireRow(await this.users.find(tx, userId));
      if (this.users.isLimited(user)) {
        throw new HttpError(403, 'limited', 'You can add a picture as soon as a parent has agreed to your account.');
      }
      await tx.delete(userPictures).where(and(eq(userPictures.userId, userId), eq(userPictures.kind, kind)));
      const data = bytes.toString('base64');
      await tx.insert(userPictures).values({ id, userId, kind, mime: 'image/jpeg', data, createdAt: Date.now() });
      return this.users.toUser(await this.users.update(tx, userId, { [kind]: id }));
    });
  }

  /** Returns a picture; throws 404 if the profile no longer uses it, or its owner is not active or limited. */
  async read(id: string): Promise<{ mime: string; bytes: Buffer }> {
    const { userPictures, users: usersTable } = this.store.db.tables;
    const { mime, data, kind } = userPictures;
    const { profilePicture, coverPhoto, status } = usersTable;
    const [row] = await this.store.db
      .select({ mime, data, kind, profilePicture, coverPhoto, status, ...limitColumns(usersTable) })
      .from(userPictures)
      .innerJoin(usersTable, eq(usersTable.id, userPictures.userId))
      .where(eq(userPictures.id, id));
    const isShown = row?.status === 'active' && row[row.kind] === id && !this.users.isLimited(row);
    if (!isShown) throw unknownPictureError();
    return { mime: row.mime, bytes: Buffer.from(row.data, 'base64') };
  }
}

const unknownPictureError = () => new HttpError(404, 'no-picture', 'There is no such picture.');

/** Throws 404 if the profile names a picture that the person did not upload as one of its kind. */
export async function assertOwnPictures(
  tx: Db,
  userId: string,
  profile: Pick<ProfileBody, PictureKind>,
): Promise<void> {
  const { userPictures } = tx.tables;
  for (const kind of PICTURE_KINDS) {
    const id = profile[kind];
    if (!id) continue;
    const own = and(eq(userPictures.id, id), eq(userPictures.userId, userId), eq(userPictures.kind, kind));
    if ((await tx.$count(userPictures, own)) === 0) throw unknownPictureError();
  }
}
