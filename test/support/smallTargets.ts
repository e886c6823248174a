import type { Page } from '@playwright/test';

const PRESSED = [
  'button',
  'a[href]',
  'input:not([type=hidden], [type=file])',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=tab]',
  '[role=switch]',
  '[role=checkbox]',
  '[role=combobox]',
  '[role=menuitem]',
].join();

/**
 * Finds touch targets below 44 px in either direction. Links within a text are as high as their line (WCAG 2.5.8
 * exempts them too); `except` selects justified exceptions.
 *
 * @param except a CSS selector
 * @returns each once, as `24x18 button "Nom"`
 */
export const smallTargets = (page: Page, except = ':not(*)'): Promise<readonly string[]> =>
  page.evaluate(
    ([pressed, left]) => {
      /** The pressable box of an input: its label or frame. */
      const boxOf = (element: Element): Element =>
        element.closest('label') ?? element.closest('.MuiInputBase-root, .MuiPickersInputBase-root') ?? element;
      /** A pseudo-element may enlarge the pressable area. */
      const reachOf = (element: Element): readonly [width: number, height: number] => {
        const { width, height } = element.getBoundingClientRect();
        const around = ['::before', '::after']
          .map((pseudo) => getComputedStyle(element, pseudo))
          .filter(({ content, position }) => content !== 'none' && position === 'absolute')
          .map((style) => [parseFloat(style.width), parseFloat(style.height)] as const);
        return [
          Math.max(width, ...around.map(([wide]) => wide || 0)),
          Math.max(height, ...around.map(([, high]) => high || 0)),
        ];
      };
      const small = [...document.querySelectorAll(pressed)].flatMap((element) => {
        if (element.matches(left) || element.closest(left) || element.closest('[aria-hidden=true], [inert]')) return [];
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
        const [width, height] = reachOf(boxOf(element));
        // Elements for screen readers alone measure a pixel.
        if (width <= 2 || height <= 2 || (width >= 43.5 && height >= 43.5)) return [];
        if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [`${Math.round(width)}x${Math.round(height)} ${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`];
      });
      return [...new Set(small)];
    },
    [PRESSED, except] as const,
  );
