import { fillText, MESSAGES } from '../../words';
import { html } from '../../html';
import { layout, type PageContext } from './layout';

export type PageError = 'expired' | 'refused' | 'unexpected';

/** Shows a sign-in error with a link to start again, and OAuth's error code for support. */
export function errorPage(context: PageContext, error: PageError, code: string): string {
  const { errors } = MESSAGES[context.language].identity;
  return layout(
    context,
    errors[error],
    html`<h1>${errors[error]}</h1>
<p>${errors[`${error}Text`]}</p>
<a class="main" href="/home">${errors.again}</a>
<p class="quiet other">${fillText(errors.code, { code }, context.language)}</p>`,
  );
}
