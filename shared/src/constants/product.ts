// The product's name, written once for every screen, mail and title.

export const PRODUCT = 'Lanternwise';
export const SITE_TITLE = `${PRODUCT}: Learn AI Through RPG Gaming | Educational Game`;
