import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** Selectors by role; the page's Content-Security-Policy forbids puppeteer's own search by role. */
const SELECTORS = {
  button: 'button, [role=button]',
  menuitem: '[role=menuitem]',
  link: 'a[href]',
  textbox: 'input:not([type=hidden]), textarea',
  heading: 'h1, h2, h3',
  grid: '[role=grid]',
  answer: '[role=dialog] button',
} as const;

type Role = keyof typeof SELECTORS;

export interface FirefoxPage {
  readonly page: Page;
  readonly errors: readonly string[];
  /** Waits for a visible element. @param name its accessible name, or its start if it ends with `…` */
  find(role: Role, name: string): Promise<ElementHandle>;
  click(role: Role, name: string): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  gone(role: Role, name: string): Promise<void>;
  at(path: string): Promise<void>;
}

const WAIT = { timeout: 20_000, interval: 50 };

/** Runs in the page: finds elements by selector and name, the topmost first. */
function search(selector: string, name: string): Element | null {
  const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent).join(' ');
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const labelled = texts(by.flatMap((id) => document.getElementById(id) ?? [])) || texts(labels ?? []);
    return (element.getAttribute('aria-label') ?? (labelled || element.textContent)).replace(/[\s*]+$/, '').trim();
  };
  const isNamed = (text: string) => (name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name);
  const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
  const found = [scope, document].flatMap((one) => [...one.querySelectorAll(selector)]);
  return found.find((one) => one.getClientRects().length > 0 && isNamed(nameOf(one))) ?? null;
}

/** Opens an installed Firefox through WebDriver BiDi. */
export const openFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR,fr', 'ui.prefersReducedMotion': 1 },
  });

/** Opens a page and records its errors. */
export async function openFirefoxPage(browser: Browser): Promise<FirefoxPage> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // A navigation destroys the document for a moment, so the search is repeated.
  const look = async (role: Role, name: string) =>
    (await page.evaluateHandle(search, SELECTORS[role], name).catch(() => undefined))?.asElement() ?? undefined;
  const find = async (role: Role, name: string) => {
    let element: ElementHandle | undefined;
    await expect
      .poll(async () => (element = (await look(role, name)) as ElementHandle | undefined), { ...WAIT, message: name })
      .toBeDefined();
    if (!element) throw new Error(`${role} ${name}`);
    return element;
  };
  return {
    page,
    errors,
    find,
    click: async (role, name) => (await find(role, name)).click(),
    async fill(name, text) {
      const input = await find('textbox', name);
      await input.click({ count: 3 });
      await input.type(text);
    },
    gone: (role, name) => expect.poll(() => look(role, name), { ...WAIT, message: name }).toBeUndefined(),
    at: (path) => expect.poll(() => new URL(page.url()).pathname, WAIT).toBe(path),
  };
}
