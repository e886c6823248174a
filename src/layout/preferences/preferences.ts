import { useStore } from 'ra-core';

/** How the menu stands: beside the page, or above it. */
export const MENU_PLACES = ['aside', 'top'] as const;

export type MenuPlace = (typeof MENU_PLACES)[number];

/** What a reader sets of the layout, kept in react-admin's store on this device. */
export const useMenuPlace = () => useStore<MenuPlace>('layout.menuPlace', 'aside');

/** How the top bar stands: as a card above the page, or from edge to edge. */
export const BAR_STYLES = ['floating', 'full'] as const;

export type BarStyle = (typeof BAR_STYLES)[number];

/** The style of the top bar; floating by default (section 2 of the specification). */
export const useBarStyle = () => useStore<BarStyle>('layout.bar', 'floating');

/** Whether the menu beside the page shows only its icons. */
export const useMenuCollapsed = () => useStore<boolean>('layout.menuCollapsed', false);

const NO_CHOICES: Readonly<Record<string, boolean>> = {};
const NO_PINS: readonly string[] = [];

/** The groups of the menu that the reader has opened (true) or closed. */
export const useMenuGroups = () => useStore('layout.menuGroups', NO_CHOICES);

/** The addresses of the entries that the reader has pinned to the top of the menu. */
export const useMenuPins = () => useStore('layout.menuPins', NO_PINS);
