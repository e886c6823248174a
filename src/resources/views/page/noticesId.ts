/** The element that shows notices; a page renders its own ones into it, to have one place for all. */
export const NOTICES_ID = 'notices';
