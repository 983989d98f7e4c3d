/** The product's name, in one place: screens, letters and feeds take it from here. */
export const productName = 'Mihna';
