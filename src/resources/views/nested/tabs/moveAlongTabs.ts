import type { KeyboardEvent } from 'react';
import { nextTab } from './tabEntries';

/** Arrows, Home and End move the focus along all tabs of an element. */
export const moveAlongTabs = (event: KeyboardEvent<HTMLElement>, vertical: boolean): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.findIndex((tab) => tab === event.target);
  const next = current < 0 ? undefined : nextTab(event.key, vertical, current, tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
};
