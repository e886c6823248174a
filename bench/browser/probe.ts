import type { Page } from '@playwright/test';

/** Elements to wait for: at least one matches `selector`; inputs have a value with `hasValue`; all contain `word`. */
export interface Awaited {
  readonly selector: string;
  readonly hasValue?: boolean;
  readonly word?: string;
}

interface Probe {
  /** Milliseconds from the page's time origin until the elements were on screen. */
  readonly seen: Promise<number>;
  /** Time of the last user input, in milliseconds on the same clock. */
  input: number;
  readonly shifts: { total: number };
  readonly tasks: number[];
}

declare global {
  interface Window {
    benchProbe?: Probe;
    benchWatch: (awaited: Awaited) => void;
  }
}

/** Runs in every document before its own scripts and checks in each frame whether the awaited elements are there. */
export function installProbe(first: Awaited | undefined): void {
  // Ignores the iframe of a silent sign-in.
  if (window.top !== window) return;
  const isThere = ({ selector, hasValue, word }: Awaited): boolean => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) return false;
    if (hasValue) return (found[0] as HTMLInputElement).value !== '';
    const texts = found.map((element) => (element.textContent ?? '').trim().toLowerCase());
    return texts.every((text) => text !== '' && text.includes(word ?? ''));
  };
  const shifts = { total: 0 };
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.total += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  window.benchWatch = (awaited) => {
    const seen = new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere(awaited)) return void requestAnimationFrame(look);
        // The drawing of this frame is on the screen when the next frame begins.
        requestAnimationFrame(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });
    window.benchProbe = { seen, input: 0, shifts, tasks };
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        if (window.benchProbe) window.benchProbe.input = timeStamp;
      },
      { capture: true },
    );
  if (first) window.benchWatch(first);
}

/** Reads the page's own load timings once the awaited elements are there. */
export const readOpening = (page: Page) =>
  page.evaluate(async () => {
    const { benchProbe: probe } = window;
    const seen = (await probe?.seen) ?? Number.NaN;
    return { seen, shift: probe?.shifts.total ?? 0, task: Math.max(0, ...(probe?.tasks ?? [])) };
  });

/** Milliseconds from the last key or click of `act` until the awaited elements are on screen. */
export async function timeAction(page: Page, awaited: Awaited, act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => window.benchWatch(wanted), awaited);
  await act();
  return page.evaluate(async () => ((await window.benchProbe?.seen) ?? Number.NaN) - (window.benchProbe?.input ?? 0));
}
