import { useStore } from 'ra-core';

/** Row heights in pixels. */
export const DENSITIES = { compact: 28, standard: 32, comfortable: 44 } as const;

export type Density = keyof typeof DENSITIES;

export const isDensity = (value: unknown): value is Density =>
  typeof value === 'string' && Object.hasOwn(DENSITIES, value);

export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useStore<Density>('lists.density', 'standard');
  return [isDensity(density) ? density : 'standard', setDensity];
}
