/** Yields to the event loop, so that the browser can paint and handle input. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));
