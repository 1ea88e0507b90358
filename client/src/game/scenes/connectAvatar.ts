// Dresses the player as the avatar that is chosen, or as a plain figure if its sheet could not be loaded.
import { loadAvatar } from '../engine/loadTextures.ts';
import type { Scene } from '../engine/phaser.ts';
import type { Player } from '../entities/Player.ts';
import { avatarTextureKey, type WorldContext } from './worldContext.ts';

export function connectAvatar({ textures }: Pick<Scene, 'textures'>, world: WorldContext, player: Player): void {
  const show = () => {
    const key = avatarTextureKey(world.avatar);
    player.setSheet(textures.exists(key) ? key : undefined);
  };
  show();
  world.port.on('avatar/chosen', async ({ avatar }) => {
    world.avatar = avatar;
    await loadAvatar(textures, avatar);
    // Another one may have been chosen during loading.
    if (avatar === world.avatar) show();
  });
}
