/** Installs and builds what a server needs, where something is missing or has changed. */
export function ensureBuilt(): void;
/** The same for the server and its commands alone, which need no front end. */
export function ensureServerBuilt(): void;

/** Folder of the checkout. */
export const root: string;
