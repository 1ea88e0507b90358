// The hash of links that open Ask Owl, on every page of the site.
export const OWL_HASH = '#ask-owl';
