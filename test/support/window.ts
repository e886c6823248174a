import { vi } from 'vitest';

export function windowOfWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, min] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
    const [, max] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
    const matches = (min === undefined || width >= Number(min)) && (max === undefined || width <= Number(max));
    return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
}

/**
 * Stubs a ResizeObserver that never reports a size, for components that need one. It has all methods, because a library
 * loaded meanwhile may keep it for every later test file of this process.
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
