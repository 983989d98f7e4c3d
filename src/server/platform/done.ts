/** The response of a call that has nothing more to say; others spread it. */
export const done = { status: 200, success: true } as const;
