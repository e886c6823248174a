/** The content type of JSON lines: one JSON value on each. */
export const LINES_TYPE = 'application/x-ndjson';
