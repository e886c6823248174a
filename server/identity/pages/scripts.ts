/** Gives the page the skin that its reader chose in the portal (`src/theme/skin.ts`), before it is drawn. */
export const skinScript = `
const choice = localStorage.getItem('socle.skin');
if (choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
  document.documentElement.dataset.skin = 'dark';
`.trimStart();

/**
 * Shows and hides the password; without it the button stays hidden and the page works as well. Once the page rests it fetches
 * the product's font (`src/theme/keepFont.ts`), which the first screen then has; nothing for readers who save data.
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

/** Confirms the sign-out that the front end asked for; without it a person presses the button. */
export const signOutScript = `
document.querySelector('[data-automatic]')?.click();
`.trimStart();
