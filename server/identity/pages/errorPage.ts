import { fillText, MESSAGES } from '../../words';
import { html } from '../../html';
import { layout, type PageContext } from './layout';

/** What went wrong, in three kinds that a person can act on. */
export type PageError = 'expired' | 'refused' | 'unexpected';

/** The page of an error of sign-in, with a way to begin again. `code` is the one of OAuth, for the support. */
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
