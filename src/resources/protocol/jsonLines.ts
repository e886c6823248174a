/** Media type of JSON lines: one JSON value per line. */
export const LINES_TYPE = 'application/x-ndjson';
