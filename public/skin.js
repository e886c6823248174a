// The canvas has the reader's skin before anything else is there (`src/theme/skin.ts`): no flash of the other one.
(() => {
  const choice = localStorage.getItem('socle.skin');
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) document.querySelector('meta[name=color-scheme]').content = 'dark';
})();

// The type family that an earlier opening kept (`src/theme/keepFont.ts`), before anything is drawn: later it would move what is there.
(() => {
  const address = localStorage.getItem('socle.font');
  if (!address || !/^\/assets\/[\w.-]+\.woff2$/.test(address)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href: address });
  link.crossOrigin = '';
  document.head.append(link);
  document.fonts.add(new FontFace('Socle', `url(${address})`, { weight: '400 600', display: 'optional' }));
})();
