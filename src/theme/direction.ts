import { useStore } from 'ra-core';

/** The directions of the interface: left-to-right by default (section 2 of the specification). */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type TextDirection = (typeof DIRECTIONS)[number];

/** The direction in which the interface is read, and what chooses the other; kept in react-admin's store. */
export const useDirection = () => useStore<TextDirection>('layout.direction', 'ltr');
