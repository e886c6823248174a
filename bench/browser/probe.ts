import type { Page } from '@playwright/test';

/** What a page is waited for: an element that fits `selector`; with a value where it is an input; all with `word` in them. */
export interface Awaited {
  readonly selector: string;
  readonly hasValue?: boolean;
  readonly word?: string;
}

interface Probe {
  /** When it was seen on the screen, in milliseconds since the page's own beginning. */
  readonly seen: Promise<number>;
  /** When a person did something last, in the same clock. */
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

/** Runs in every document before its own scripts: it looks at each frame whether what is waited for is there. */
export function installProbe(first: Awaited | undefined): void {
  // A frame for a silent sign-in is no page that a person sees.
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
        // What this frame draws is on the screen when the next one begins.
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

/** What a page says of its own loading, once what was waited for is there. */
export const readOpening = (page: Page) =>
  page.evaluate(async () => {
    const { benchProbe: probe } = window;
    const seen = (await probe?.seen) ?? Number.NaN;
    return { seen, shift: probe?.shifts.total ?? 0, task: Math.max(0, ...(probe?.tasks ?? [])) };
  });

/** Milliseconds from the last key or press that `act` makes to what is waited for. */
export async function timeAction(page: Page, awaited: Awaited, act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => window.benchWatch(wanted), awaited);
  await act();
  return page.evaluate(async () => ((await window.benchProbe?.seen) ?? Number.NaN) - (window.benchProbe?.input ?? 0));
}
