// The id of the only workshop, apart from the schemas that name it, so that the client's bundle need not hold them.
/** The sandbox of python-world. */
export const WORKSHOP = 'bakery-workshop';
