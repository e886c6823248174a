import type { SameKeys } from '../../sameKeys';
import type { identity as french } from '../fr/identity';

export const identity: SameKeys<typeof french> = {
  signIn: {
    title: 'Sign in',
    lead: 'Sign in to %{tenant}',
    email: 'E-mail address',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    remember: 'Stay signed in for %{days} days on this device',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
  },
  refusals: {
    incomplete: 'Enter your e-mail address and your password.',
    refused: 'The e-mail address or the password is incorrect.',
    locked: 'Your account is locked. Please contact your administrator.',
    slowed: 'Too many attempts. Try again in %{minutes} min.',
  },
  signOut: {
    title: 'Sign out',
    question: 'Do you want to sign out of %{tenant}?',
    progress: 'Signing out…',
    submit: 'Sign out',
    stay: 'Stay signed in',
    done: 'You are signed out',
    doneText: 'You can close this page or sign in again.',
  },
  errors: {
    expired: 'This sign-in page has expired',
    expiredText: 'It stayed open for too long, or cookies are blocked for this site. Please start signing in again.',
    refused: 'Sign-in request refused',
    refusedText: 'The link that brought you here is not valid for this application.',
    unexpected: 'Signing in did not succeed',
    unexpectedText: 'Something went wrong on our side. Please try again in a moment.',
    code: 'Code: %{code}',
    again: 'Start again',
  },
};
