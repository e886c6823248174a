import { MAX_CHANGES } from '../../changes/changes';

/** Maximum bytes of a file; far more than a change set of maximum size needs. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Maximum bytes of an unpacked workbook. */
export const MAX_UNPACKED_BYTES = 200_000_000;

/** Parts of a workbook above this unpacked size are refused if compressed by more than `MAX_RATIO` to 1. */
export const SUSPECTED_BYTES = 10_000_000;
export const MAX_RATIO = 150;

export const MAX_ROWS = MAX_CHANGES;

export const MAX_COLUMNS = 500;
