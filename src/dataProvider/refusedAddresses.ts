import { HttpError } from 'ra-core';

/** Addresses whose last read the API refused (403). */
export interface RefusedAddresses {
  readonly remember: (address: string) => void;
  readonly forget: (address: string) => void;
  readonly has: (address: string) => boolean;
}

export function createRefusedAddresses(): RefusedAddresses {
  const addresses = new Set<string>();
  return {
    remember: (address) => void addresses.add(address),
    forget: (address) => void addresses.delete(address),
    has: (address) => addresses.has(address),
  };
}

export const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;
