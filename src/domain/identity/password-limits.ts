/** Fewest characters of a password. */
export const passwordMinimum = 8;
/** Administrators sign in with one factor only, so their passwords are longer. */
export const administratorPasswordMinimum = 15;
export const passwordMaximumBytes = 1024;
