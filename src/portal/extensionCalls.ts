import type { ExtensionCall } from '../resources/protocol/extensionCall';

const idIn = (body: unknown): string => String((body as { readonly id?: unknown } | null)?.id ?? '');

/** The portal's own calls beyond the contract; they are not sent to an API without the extension. */
const EXTENSION_CALLS: readonly ExtensionCall[] = [
  {
    extension: 'identityList',
    address: 'Identities',
    method: 'GET',
    standIn: (call, query) => call('Utilisateurs', { ...query, HiddenUser: true }),
  },
  {
    extension: 'ownRecord',
    address: 'MyProfile/fiche',
    standIn: async (call) => call(`Utilisateurs/${idIn(await call('MyProfile'))}`),
  },
  { extension: 'ownRecord', address: 'demandesModifications', method: 'GET' },
  { extension: 'accessMatrix', address: 'access/preview' },
  { extension: 'accessMatrix', address: 'access/apply' },
  { extension: 'accessWhy', address: 'access/why' },
  { extension: 'home', address: 'accueil/contrats' },
  { extension: 'usage', address: 'usage' },
  { extension: 'inbox', address: 'MyInbox' },
  { extension: 'applications', address: 'MyApplications' },
  { extension: 'feedback', address: 'Avis/moyennes' },
  { extension: 'feedback', address: 'Humeur/equipes' },
  { extension: 'statistics', address: 'statistiques/**' },
  { extension: 'pages', address: 'pages/**' },
  { extension: 'explorer', address: 'explorer/**' },
  { extension: 'outbox', address: 'outbox/**' },
  { extension: 'globalSearch', address: 'recherche' },
  { extension: 'planning', address: 'demandesModificationsPlannings', method: 'GET' },
];

function matches(pattern: string, address: string): boolean {
  const asked = address.split('/');
  const parts = pattern.split('/');
  const isOpen = parts.at(-1) === '**';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? asked.length < fixed.length : asked.length !== fixed.length) return false;
  return fixed.every((part, index) => part === '*' || part === asked[index]);
}

/** Returns undefined for calls of the contract. */
export const extensionCallOf = (address: string, method = 'GET'): ExtensionCall | undefined =>
  EXTENSION_CALLS.find((one) => (one.method ?? method) === method && matches(one.address, address));
