import type { SameKeys } from '../../types';
import type { publicPages as french } from '../fr/publicPages';

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
    reason: 'Answer of the service:',
    advice: 'If you need it for your work, ask the administrator of your organisation for access.',
  },
  unknownHost: {
    title: 'No organisation at this address',
    detail: '%{host} belongs to no workspace. Check the address, or ask your organisation for it.',
  },
  failure: {
    title: 'The workspace could not be opened',
    environment: 'The configuration of this address could not be read. Check your connection, then try again.',
    identity: 'The sign-in service does not answer. Check your Internet connection, then try again.',
    refused: 'The sign-in was not completed or has expired. Please start again; nothing was saved.',
    application: 'The application could not be loaded. Check your connection, then try again.',
  },
};
