import { fontScript } from '../../fontScript';

/**
 * Applies the font that the portal has kept (`src/theme/keepFont.ts`), switches the colour scheme and filters the
 * operations. The pages are complete without it.
 */
export const script = `
${fontScript("localStorage.getItem('socle.font')")}(() => {
  const KEY = 'docs-skin';
  const root = document.documentElement;
  const kept = localStorage.getItem(KEY);
  if (kept) root.dataset.skin = kept;
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('skin')?.addEventListener('click', () => {
      const dark = root.dataset.skin ? root.dataset.skin === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.skin = dark ? 'light' : 'dark';
      localStorage.setItem(KEY, root.dataset.skin);
    });
    const search = document.getElementById('search');
    if (!search) return;
    const fold = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
    const groups = [...document.querySelectorAll('.group')].map((group) => ({
      group,
      operations: [...group.querySelectorAll('.operation')].map((element) => ({
        element,
        text: fold(group.querySelector('h2').textContent + ' ' + element.querySelector('summary').textContent),
      })),
    }));
    search.addEventListener('input', () => {
      const words = fold(search.value).split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const { group, operations } of groups) {
        let inGroup = 0;
        for (const { element, text } of operations) {
          element.hidden = !words.every((word) => text.includes(word));
          if (!element.hidden) inGroup += 1;
        }
        group.hidden = inGroup === 0;
        shown += inGroup;
      }
      document.getElementById('no-match').hidden = shown > 0;
    });
    const unfold = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.matches('details')) target.open = true;
    };
    addEventListener('hashchange', unfold);
    unfold();
  });
})();
`;
