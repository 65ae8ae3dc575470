const written = /[<{]|'[{}<#|']/;

/** Whether a message holds an argument, a tag or a quoted sign; without them it is its own text. */
export const isWritten = (message: string): boolean => written.test(message);
