/** So many CVs a candidate may keep. */
export const cvsMaximum = 20;

/** So many earlier versions of each are kept, the newest ones. */
export const cvVersionsMaximum = 20;

/** While a CV is written, a version is kept every ten minutes. */
export const cvVersionMinutes = 10;

/** The name by which its candidate finds a CV; no employer reads it. */
export const cvNameMaximum = 80;
