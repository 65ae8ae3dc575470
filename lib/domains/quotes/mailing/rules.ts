/** Characters of a message's subject and of its text. */
export const mostSubject = 200;
export const mostText = 4000;
