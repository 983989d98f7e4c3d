/** The dial code that forms start with; here alone, so that a form need not bring the rules of all numbers with it. */
export const defaultDialCode = '+974';
