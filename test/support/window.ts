import { vi } from 'vitest';

/** Makes the window of jsdom as wide as given, for what asks about it by media queries. */
export function windowOfWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, min] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
    const [, max] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
    const matches = (min === undefined || width >= Number(min)) && (max === undefined || width <= Number(max));
    return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
}

/**
 * An observer of sizes that never tells one, for what is drawn only where there is one. With all its methods: a library
 * that is loaded while it stands may keep it for every test file of this process.
 */
export function observerOfSizes(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
