import { fontScript } from '../../fontScript';

/** The font that the portal has kept, else the one whose address it has told, unless the browser asks to save data. */
const FONT_ADDRESS =
  "localStorage.getItem('socle.font') ?? (navigator.connection?.saveData !== true && localStorage.getItem('socle.fontAddress'))";

/** Applies the colour scheme chosen in the portal (`src/theme/skin.ts`) and its font before the first paint. */
export const skinScript = `
${fontScript(FONT_ADDRESS)}const choice = localStorage.getItem('socle.skin');
if (choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
  document.documentElement.dataset.skin = 'dark';
`.trimStart();

/**
 * Adds a button that reveals the password; without JavaScript the button stays hidden. When idle, it prefetches the
 * product's font (`src/theme/keepFont.ts`) for the first screen, unless the browser asks to save data.
 */
export const signInScript = `
const button = document.querySelector('[data-reveals]');
const input = button && document.getElementById(button.dataset.reveals);
if (input) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const reveal = input.type === 'password';
    input.type = reveal ? 'text' : 'password';
    button.textContent = reveal ? button.dataset.hide : button.dataset.show;
    button.setAttribute('aria-label', reveal ? button.dataset.hideLabel : button.dataset.showLabel);
    input.focus();
  });
  input.form.addEventListener('submit', () => { input.type = 'password'; });
}
const font = localStorage.getItem('socle.fontAddress');
const keepFont = async () => {
  const { ok } = await fetch(font, { priority: 'low' });
  if (ok) localStorage.setItem('socle.font', font);
};
if (font && font !== localStorage.getItem('socle.font') && navigator.connection?.saveData !== true)
  (window.requestIdleCallback ?? setTimeout)(() => keepFont().catch(() => undefined));
`.trimStart();

/** Confirms a sign-out that the front end requested; without JavaScript, the person presses the button. */
export const signOutScript = `
document.querySelector('[data-automatic]')?.click();
`.trimStart();
