import type { LiveRow } from '../../resources/live/liveChange';

const FLASH = [{ backgroundColor: 'rgb(255 179 0 / 0.5)' }, { backgroundColor: 'rgb(255 179 0 / 0)' }];
const MILLISECONDS = 1_800;

/** What a flash is called among the animations of the page. */
const FLASH_ID = 'live';

/** Lights up, once, the rows of records that another person has written; not for those who want no motion. */
export function flashRows(rows: readonly Pick<LiveRow, 'collection' | 'id'>[]): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const address of new Set(rows.map(({ collection, id }) => `${collection}/${id}`))) {
    for (const row of document.querySelectorAll(`[data-record="${CSS.escape(address)}"]`))
      row.animate(FLASH, { id: FLASH_ID, duration: MILLISECONDS, easing: 'ease-out' });
  }
}
