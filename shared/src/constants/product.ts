// The product's name, written once for every screen, mail and title.

export const PRODUCT = 'Lanternwise';
