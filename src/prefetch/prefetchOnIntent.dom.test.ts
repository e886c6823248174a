import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetchOnIntent';

const code = vi.fn(() => Promise.resolve());
const data = vi.fn(() => Promise.resolve());

beforeAll(() => prefetchOnIntent({ code, data }));
beforeEach(() => {
  vi.useFakeTimers();
  code.mockClear();
  data.mockClear();
  document.body.innerHTML = `
    <a id="one" href="/adherents?page=2"><b>Adhérents</b></a>
    <a id="two" href="/services">Services</a>
    <a id="beside" href="/adherents" target="_blank">Autre fenêtre</a>
    <a id="elsewhere" href="https://exemple.test/adherents">Ailleurs</a>
    <p id="text">Texte</p>`;
});
afterEach(() => {
  // Test files share the page: the next one's first Tab would find these links.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
const rest = () => vi.advanceTimersByTime(100);
const stubConnection = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

it("hovering a link loads the page's code and data, once", () => {
  over('#one b');
  expect(code).not.toHaveBeenCalled();
  rest();
  over('#one');
  rest();
  expect(code.mock.calls).toEqual([['/adherents']]);
  expect(data).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pathname: '/adherents', search: '?page=2' }));
});

it('crossing a link loads nothing', () => {
  over('#two');
  over('#text');
  rest();
  expect(code).not.toHaveBeenCalled();
});

it('pressing or focusing a link loads at once', () => {
  document.querySelector('#two')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(code).toHaveBeenCalledExactlyOnceWith('/services');
  (document.querySelector('#one') as HTMLElement).focus();
  rest();
  expect(code).toHaveBeenLastCalledWith('/adherents');
});

it.each(['#beside', '#elsewhere', '#text'])('nothing is loaded for %s, which opens no page here', (selector) => {
  over(selector);
  rest();
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(code).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('data are spared if %o', (connection) => {
  stubConnection(connection);
  document.querySelector('#two')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(code).not.toHaveBeenCalled();
  expect(data).not.toHaveBeenCalled();
});
