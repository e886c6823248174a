/** Ends the current task of the page: it draws and listens before what comes next. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));
