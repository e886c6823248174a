import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** From here on, what moved is printed: a test that fails once in a hundred runs must say what did. */
const WORTH_SAYING = 0.02;

/** Measures layout shifts from the next load on. @returns reads the cumulative layout shift */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const words = ({ node, previousRect: before, currentRect: after }: Shift['sources'][number]) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${[before, after].map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(' ')).join(' → ')}`;
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        dataset['moved'] = String(Number(dataset['moved'] ?? 0) + value);
        dataset['shifts'] = `${dataset['shifts'] ?? ''}\n${value} at ${startTime} ms: ${sources.map(words).join(', ')}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const { moved = 0, shifts } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    if (Number(moved) >= WORTH_SAYING) console.warn(`Layout shifts of ${page.url()}: ${shifts}`);
    return Number(moved);
  };
}
