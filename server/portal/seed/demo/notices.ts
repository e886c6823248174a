import { schemas } from '../../../../src/portal/declared';
import { applyChanges, applyRows } from '../../../seed/applyRows';
import type { DemoContext } from './demoContext';
import { DAY } from '../../../../src/resources/common/durations';

/** Title, message, icon, colour, and the audience: codes of functions and of groups. */
const NOTICES = [
  [
    'Accès au site modifié',
    'L’entrée se fait par le quai nord jusqu’à la fin des travaux. Prévenir l’accueil la veille de chaque permanence.',
    'Bell',
    'warning',
    ['CONSULTANT', 'ASSISTANT_SOCIAL'],
    ['ASTREINTE'],
  ],
  [
    'Renouvellement du contrat à préparer',
    'La direction souhaite revoir le nombre de permanences avant de signer. Un rendez-vous est pris avec le gestionnaire.',
    'DollarSign',
    'info',
    ['CONSULTANT'],
    ['COMDIR'],
  ],
  [
    'Réorganisation annoncée',
    'Le CSE est consulté ce trimestre. Rester attentif aux demandes d’accompagnement qui en viennent.',
    'MessageCircle',
    'danger',
    ['PSYCHOLOGUE', 'INFIRMIER'],
    ['COMDIR'],
  ],
  [
    'Nouvel interlocuteur',
    'La responsable des ressources humaines a changé : reprendre contact avant d’envoyer le bilan.',
    'Mail',
    'success',
    ['CONSULTANT', 'ASSISTANT_SOCIAL', 'INFIRMIER', 'PSYCHOLOGUE'],
    ['FORMATEURS'],
  ],
] as const;

/** The tags of notices about companies, with the codes of the functions that may use them; none: everyone. */
const TAGS: readonly (readonly [code: string, libelle: string, functions: readonly string[]])[] = [
  ['ACCES', 'Accès au site', []],
  ['CONTRAT', 'Contrat', ['CONSULTANT', 'ADMINISTRATEUR']],
  ['CLIMAT', 'Climat social', ['PSYCHOLOGUE', 'ASSISTANT_SOCIAL', 'ADMINISTRATEUR']],
  ['CONTACT', 'Interlocuteur', []],
];

/** One company in this number has a notice. */
const ONE_IN = 4;

async function idsByCode({ store }: DemoContext['tenant'], resource: string): Promise<(code: string) => number> {
  const schema = schemas.find(({ name }) => name === resource);
  if (!schema) throw new Error(`seed: the list '${resource}' is not declared`);
  const { items } = await store.list(schema, { orderBy: 'id' });
  const ids = new Map(items.map(({ id, values }) => [values['code'], id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`seed: '${resource}' has no '${code}'`);
    return id;
  };
}

/** Notices about some companies, partners, suppliers and users, for functions and groups. */
export async function seedNotices(
  { tenant, now }: DemoContext,
  about: Readonly<Record<'Entreprise' | 'Partenaire' | 'Fournisseur' | 'Utilisateur', readonly number[]>>,
): Promise<void> {
  const functionId = await idsByCode(tenant, 'Fonctions');
  const groupId = await idsByCode(tenant, 'Groupes');
  const targets = [
    ...about.Entreprise.filter((_, index) => index % ONE_IN === 0).map((id) => ['Entreprise', id] as const),
    // A second notice about the first company, with a different audience.
    ...about.Entreprise.slice(0, 1).map((id) => ['Entreprise', id] as const),
    ...about.Partenaire.slice(0, 2).map((id) => ['Partenaire', id] as const),
    ...about.Fournisseur.slice(0, 2).map((id) => ['Fournisseur', id] as const),
    ...about.Utilisateur.slice(0, 2).map((id) => ['Utilisateur', id] as const),
  ];
  const tags = await applyRows(
    tenant,
    'TagsInformations',
    TAGS.map(([code, libelle, functions], ordre) => ({ code, libelle, ordre, fonctions: functions.map(functionId) })),
  );
  const authors = about.Utilisateur;
  await applyChanges(
    tenant,
    targets.flatMap(([cibleType, cibleId], index) => {
      const notice = NOTICES[index % NOTICES.length];
      if (!notice) return [];
      const [titre, message, icone, couleur, functions, groups] = notice;
      const fonctionsAllowed = functions.map(functionId);
      const groupesAllowed = groups.map(groupId);
      const tagsId = cibleType === 'Entreprise' ? [tags[index % NOTICES.length] ?? 0] : null;
      const values = { cibleType, cibleId, titre, message, icone, couleur, fonctionsAllowed, groupesAllowed, tagsId };
      // The newest are of today.
      const date = new Date(now.getTime() - (targets.length - 1 - index) * DAY).toISOString();
      const programValues = { auteurId: authors[index % authors.length], date };
      return [{ resource: 'InformationsAdditionnelles', action: 'create' as const, values, programValues }];
    }),
  );
}
