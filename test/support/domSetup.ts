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
  // Screens load when they are first opened, which takes long where a machine does other work too.
  asyncUtilTimeout: 20_000,
  // While a test waits, each look that finds nothing would print the whole page; the one that ends the wait still does.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// For each question about a role jsdom compares all rules of all style sheets with each element, which was most of the
// time of these tests, and it knows no media queries. What styles do is tested in real browsers.
leaveStyleSheetsOut();
answerStylesQuickly(window);

afterEach(cleanup);

// A screen with a form loads them before it is drawn, and a plan its words. What picks a day comes after the form: a file that ends
// meanwhile would leave it half loaded to the next one.
await Promise.all([loadInputs(), loadLateWords(), loadPicker()]);
