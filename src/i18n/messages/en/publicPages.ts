import type { SameKeys } from '../../sameKeys';
import type { publicPages as french } from '../fr/publicPages';
import { password } from './password';

export const publicPages: SameKeys<typeof french> = {
  language: 'Language',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  signIn: 'Sign in',
  signOut: 'Sign out',
  home: 'Back to the home page',
  retry: 'Try again',
  waiting: 'Opening your workspace…',
  presentation: {
    title: 'The management portal of %{tenant}',
    lead: 'Everything about your member companies in one place: who they are, what they are entitled to, who visits them and when.',
    accounts: 'Only people of the organisation have access. Your account is given to you by its administrator.',
    contents: 'What you find here',
    members: 'Member companies',
    membersDetail: 'Sites, contacts, contracts, services and collective actions',
    partners: 'Partners and suppliers',
    partnersDetail: 'Agreements, contacts and documents',
    staff: 'Teams',
    staffDetail: 'Directory, groups and skills',
    planning: 'Planning',
    planningDetail: 'Visits, requests and monthly validations',
    followUp: 'Follow-up',
    followUpDetail: 'Incident reports, processes and statistics',
  },
  notFound: {
    title: 'This page does not exist',
    detail: 'The address is incomplete, or the page has moved.',
  },
  notAuthorized: {
    title: 'Access denied',
    detail: 'Your rights do not allow you to open this page or to do this.',
  },
  viewAs: {
    banner: 'You are viewing the portal as %{name}, read-only.',
    limited: 'Some of their rights count for the members of their profiles only.',
    leave: 'Leave',
  },
  unknownHost: {
    title: 'No organisation at this address',
    detail: '%{host} belongs to no workspace. Check the address, or ask your organisation for it.',
  },
  password,
  account: {
    email: 'E-mail address',
    password: 'New password',
    confirmPassword: 'Confirm the password',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    met: '(met)',
    tooShort: '%{field} is too short, you want to get hacked?',
    tooWeak: 'This password does not meet all the rules yet.',
    unreachable: 'The service does not answer. Check your connection, then try again.',
    askAdministrator:
      'Asking online is not offered here. Contact the administrator of your organisation, who can send you a link.',
    linkOver: 'This link no longer works',
    linkOverDetail:
      'It has expired, has already been used or is incomplete. Ask for a new one with your e-mail address.',
    newLink: 'Get a new link',
  },
  confirmAccount: {
    title: 'Activate your account',
    detail: 'Choose the password that you will sign in with.',
    submit: 'Activate my account',
    done: 'Your account is active',
    doneDetail: 'Your e-mail address is confirmed and your password is saved.',
  },
  resetPassword: {
    title: 'Choose a new password',
    detail: 'It replaces the old one and ends the sessions on all your devices.',
    submit: 'Save the password',
    done: 'Your password has been changed',
    doneDetail: 'Sign in with the new password.',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    detail: 'Confirm that this address is the one of your account.',
    submit: 'Confirm my address',
    done: 'Your address is confirmed',
    doneDetail: 'You can sign in with this address.',
  },
  forgotPassword: {
    title: 'Forgotten password',
    detail: 'Enter the e-mail address of your account: you will receive a link to choose a password.',
    submit: 'Get a link',
    done: 'Check your mailbox',
    doneDetail:
      'If an account has this address, a link has just been sent to it. It is valid for a short time; remember to look in your junk mail.',
  },
  register: {
    title: 'Accounts are given by an administrator',
    detail:
      'There is no open registration. Ask the administrator of your organisation for an account: you will receive a link to activate it.',
  },
  comingSoon: {
    title: 'Coming soon',
    detail: 'This page is not open yet.',
  },
  underMaintenance: {
    title: 'Under maintenance',
    detail: 'The service is interrupted for maintenance. Try again a little later.',
  },
  unexpected: {
    title: 'An error occurred',
    detail:
      'The action did not succeed. Try again; if the error persists, report it to the administrator of your organisation.',
  },
  failure: {
    title: 'The workspace could not be opened',
    environment: 'The configuration of this address could not be read. Check your connection, then try again.',
    identity: 'The sign-in service does not answer. Check your Internet connection, then try again.',
    refused: 'The sign-in was not completed or has expired. Please start again; nothing was saved.',
    application: 'The application could not be loaded. Check your connection, then try again.',
  },
};
