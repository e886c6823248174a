import { LoadTimeoutError } from '../../resources/views/lazyScreen';

// What Chromium, Firefox and Safari say when a lazily loaded module cannot be had; they share no error class.
const MODULE_FAILURES = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a screen's code could not be loaded: the connection is down, or a new version has replaced the files. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadTimeoutError || (error instanceof Error && MODULE_FAILURES.test(error.message));
