import type { PublicWords } from '../publicWords';
import type { AccountView } from './accountView';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { Finished } from './Finished';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { NewPasswordPage } from './NewPasswordPage';

/** Account pages, which need no session. */
export function AccountPage({ words, view }: { readonly words: PublicWords; readonly view: AccountView }) {
  switch (view.page) {
    case 'confirmAccount':
    case 'resetPassword':
      return <NewPasswordPage words={words} view={view} />;
    case 'confirmEmail':
      return <ConfirmEmailPage words={words} view={view} />;
    case 'forgotPassword':
      return <ForgotPasswordPage words={words} view={view} />;
    case 'register':
      return (
        <Finished words={words} title={words.register.title} detail={words.register.detail} onSignIn={view.onSignIn} />
      );
  }
}
