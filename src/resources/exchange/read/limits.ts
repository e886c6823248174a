import { MAX_CHANGES } from '../../changes/changes';

/** The bytes of a file that is imported: far more than the most rows of a change set need. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** The bytes that a workbook may unpack to. */
export const MAX_UNPACKED_BYTES = 200_000_000;

/** A part of a workbook that is larger than this, unpacked, is suspected where it was packed more than `MAX_RATIO` to 1. */
export const SUSPECTED_BYTES = 10_000_000;
export const MAX_RATIO = 150;

export const MAX_ROWS = MAX_CHANGES;

/** More columns than any declaration has: what comes out wider is no table of ours. */
export const MAX_COLUMNS = 500;
