// The canvas has the reader's skin before anything else is there (`src/theme/skin.ts`): no flash of the other one.
(() => {
  const choice = localStorage.getItem('socle.skin');
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) document.querySelector('meta[name=color-scheme]').content = 'dark';
})();
