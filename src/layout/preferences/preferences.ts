import { useStore } from 'ra-core';

/** Positions of the menu: beside or above the page. */
export const MENU_PLACES = ['aside', 'top'] as const;

export type MenuPlace = (typeof MENU_PLACES)[number];

/** Layout preferences, kept in react-admin's store on this device. */
export const useMenuPlace = () => useStore<MenuPlace>('layout.menuPlace', 'aside');

/** Styles of the app bar: a floating card, or full width. */
export const BAR_STYLES = ['floating', 'full'] as const;

export type BarStyle = (typeof BAR_STYLES)[number];

/** Floating by default (section 2 of the specification). */
export const useBarStyle = () => useStore<BarStyle>('layout.bar', 'floating');

/** Only icons are shown. */
export const useMenuCollapsed = () => useStore<boolean>('layout.menuCollapsed', false);

const NO_CHOICES: Readonly<Record<string, boolean>> = {};
const NO_PINS: readonly string[] = [];

/** Menu groups that the reader opened (true) or closed. */
export const useMenuGroups = () => useStore('layout.menuGroups', NO_CHOICES);

/** Addresses of pinned menu entries. */
export const useMenuPins = () => useStore('layout.menuPins', NO_PINS);
