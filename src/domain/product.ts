/** The product's name, in one place: screens, letters and feeds take it from here. */
export const productName = 'Mihna';

/** The Trusted Types policy of the pages: what the server's header allows, the browser's code makes. */
export const htmlPolicyName = 'mihna';
