import type { Page } from '@playwright/test';

/** What can be pressed, in a page for fingers. */
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
 * What a finger misses: targets below 40 px, in either direction. A link inside of a text is as high as its line
 * (WCAG 2.5.8 leaves it out as well), and `except` names what has its reason.
 *
 * @param except a selector
 * @returns each once, as `24x18 button "Nom"`
 */
export const smallTargets = (page: Page, except = ':not(*)'): Promise<readonly string[]> =>
  page.evaluate(
    ([pressed, left]) => {
      /** The box that is pressed with an input: its frame, or its label. */
      const boxOf = (element: Element): Element =>
        element.closest('label') ?? element.closest('.MuiInputBase-root, .MuiPickersInputBase-root') ?? element;
      /** A pseudo-element over it may take the presses around it. */
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
        // What only screen readers have is of a pixel.
        if (width <= 2 || height <= 2 || (width >= 39.5 && height >= 39.5)) return [];
        if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [`${Math.round(width)}x${Math.round(height)} ${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`];
      });
      return [...new Set(small)];
    },
    [PRESSED, except] as const,
  );
