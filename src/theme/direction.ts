import { useStore } from 'ra-core';

/** Left-to-right by default (section 2 of the specification). */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type TextDirection = (typeof DIRECTIONS)[number];

/** The text direction and its setter; kept in react-admin's store. */
export const useDirection = () => useStore<TextDirection>('layout.direction', 'ltr');
