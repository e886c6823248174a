/**
 * How long, in milliseconds, typing pauses before what was typed is searched for: longer than between two keys, and short
 * beside what one waits for. Section 9 of the specification names 1,300 for pickers; an answer takes a few here, and a
 * second's wait reads as a fault (docs/decisions/listing.md).
 */
export const SEARCH_PAUSE = 150;
