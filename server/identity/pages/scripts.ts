/** Gives the page the skin that its reader chose in the portal (`src/theme/skin.ts`), before it is drawn. */
export const skinScript = `
const choice = localStorage.getItem('socle.skin');
if (choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
  document.documentElement.dataset.skin = 'dark';
`.trimStart();

/** Shows and hides the password; without it the button stays hidden and the page works as well. */
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
`.trimStart();

/** Confirms the sign-out that the front end asked for; without it a person presses the button. */
export const signOutScript = `
document.querySelector('[data-automatic]')?.click();
`.trimStart();
