import type { Page } from '@playwright/test';

/** Measures layout shifts from the next load on. @returns reads the cumulative layout shift */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) dataset['moved'] = String(Number(dataset['moved'] ?? 0) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
}
