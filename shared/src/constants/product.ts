// Defines the product's name for screens, mails and titles.

export const PRODUCT = 'Lanternwise';
