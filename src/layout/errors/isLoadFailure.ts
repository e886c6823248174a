import { LoadTimeoutError } from '../../resources/views/lazyScreen';

// Messages of Chromium, Firefox and Safari if a module fails to load; they share no error class.
const MODULE_FAILURES = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A screen's code failed to load: the connection is down, or a deployment has replaced the files. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadTimeoutError || (error instanceof Error && MODULE_FAILURES.test(error.message));
