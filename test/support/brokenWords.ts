import type { Page } from '@playwright/test';

/** The words of an element that wrap in the middle. A word ends where an address or an identifier may break. */
export const brokenWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((within) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll(within)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{2,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
  }, selector);
