/** Whether what had the focus has gone: the browser then gives it to the whole page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
