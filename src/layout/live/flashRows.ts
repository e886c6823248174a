import type { LiveRow } from '../../resources/live/liveChange';

const FLASH = [{ backgroundColor: 'rgb(255 179 0 / 0.5)' }, { backgroundColor: 'rgb(255 179 0 / 0)' }];
const MILLISECONDS = 1_800;

const FLASH_ID = 'live';

/** Flashes the rows of changed records once; not with reduced motion. */
export function flashRows(rows: readonly Pick<LiveRow, 'collection' | 'id'>[]): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const address of new Set(rows.map(({ collection, id }) => `${collection}/${id}`))) {
    for (const row of document.querySelectorAll(`[data-record="${CSS.escape(address)}"]`))
      row.animate(FLASH, { id: FLASH_ID, duration: MILLISECONDS, easing: 'ease-out' });
  }
}
