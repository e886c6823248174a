import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { loadLateWords } from '../../src/i18n/lateWords';
import { loadPicker } from '../../src/resources/fields/shared/dates/loadPicker';
import { loadInputs } from '../../src/resources/fields/views';
import { answerStylesQuickly } from './computedStyles';
import { leaveStyleSheetsOut } from './styleSheets';

const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

configure({
  // Screens load lazily, which takes long on a busy machine.
  asyncUtilTimeout: 20_000,
  // While a test waits, each failed attempt would print the whole page; the last one still does.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// For each query by role jsdom matches all rules of all style sheets against each element, which took most of the time
// of these tests, and it does not support media queries. Styles are tested in real browsers.
leaveStyleSheetsOut();
answerStylesQuickly(window);

// jsdom lays nothing out, and lacks the rectangle of a range.
Range.prototype.getBoundingClientRect = () => document.documentElement.getBoundingClientRect();

afterEach(cleanup);

// Screens load these before they render a form or a plan. The picker loads after the form: a file that ends meanwhile
// would leave it half loaded for the next one.
await Promise.all([loadInputs(), loadLateWords(), loadPicker()]);
