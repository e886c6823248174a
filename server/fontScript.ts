/**
 * Script that applies the product's font before the first paint, as `public/skin.js` does; a page whose font comes
 * late keeps its letters.
 *
 * @param address JavaScript expression: the address of the font, or a false value
 */
export const fontScript = (address: string): string =>
  `
(() => {
  const font = ${address};
  if (!font || !/^\\/assets\\/[\\w.-]+\\.woff2$/.test(font)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href: font });
  link.crossOrigin = '';
  document.head.append(link);
  document.fonts.add(new FontFace('Socle', 'url(' + font + ')', { weight: '400 600', display: 'optional' }));
})();
`.trimStart();
