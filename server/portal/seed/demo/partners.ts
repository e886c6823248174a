import { applyBelow, type Above } from '../../../seed/applyBelow';
import { applyRows } from '../../../seed/applyRows';
import { siretOf, sirenOf } from '../trade/companyNames';
import { dayFrom } from '../trade/days';
import { domainOf } from '../trade/people';
import { street, telephone, TOWNS } from '../trade/places';
import { contactRows, contractRows } from './companies/near';
import type { DemoContext } from './demoContext';

type Row = Readonly<Record<string, unknown>>;

const PARTNERS = [
  ['Caisse primaire d’assurance maladie des Flandres', 'Institution'],
  ['Carsat du Nord', 'Institution'],
  ['Maison départementale des personnes handicapées', 'Institution'],
  ['Pôle santé travail Métropole', 'Sante'],
  ['Centre hospitalier de la Lys', 'Sante'],
  ['Action Logement Services', 'Social'],
  ['Union départementale des associations familiales', 'Social'],
  ['Association Points de repère', 'Association'],
  ['Cap emploi Hainaut', 'Social'],
  ['Greta Grand Littoral', 'Formation'],
  ['Institut régional du travail social', 'Formation'],
  ['Croix-Bleue des Ormes', 'Association'],
] as const;

const SUPPLIERS = [
  ['Bureautique Horizon', 'Equipement'],
  ['Formations Belle-Étoile', 'Formation'],
  ['Laboratoire Œuvrard', 'Laboratoire'],
  ['Services informatiques Delattre', 'Informatique'],
  ['Interprètes associés', 'Prestation'],
  ['Imprimerie du Beffroi', 'Prestation'],
  ['Mobilier Carpentier', 'Equipement'],
  ['Traiteur des Trois Vallées', 'Autre'],
] as const;

const FASTT_TYPES = [
  ['LOGEMENT', 'Logement', 'Accès au logement des intérimaires'],
  ['GARDE', 'Garde d’enfants', 'Solutions d’urgence et places en crèche'],
  ['MOBILITE', 'Mobilité', 'Location de véhicules et permis de conduire'],
  ['CREDIT', 'Crédit et budget', 'Microcrédit et accompagnement budgétaire'],
  ['SANTE', 'Santé', 'Complémentaire santé et prévention'],
] as const;

const FASTT_PARTNERS = [
  'Loca’Mission Lille',
  'Crèches des Peupliers',
  'Garage solidaire de l’Artois',
  'Habitat Jeunes Hainaut',
  'Mutuelle des Quais',
  'Auto-école Saint-Rémy',
  'Agence Logis du Littoral',
  'Assistantes maternelles réunies',
  'Crédit municipal de Roubaix',
  'Centre d’examens de santé',
  'Relais Mobilité Picardie',
  'Foyer des Ormes',
] as const;

function reachable({ random }: DemoContext, nom: string, number: number): Row {
  const town = random.pick(TOWNS);
  return {
    nom,
    siret: siretOf(sirenOf(90_000 + number), 1),
    adresse: street(random),
    codePostal: town.codePostal,
    ville: town.ville,
    telephone: telephone(random),
    email: `accueil@${domainOf(nom)}.example`,
    siteInternet: `https://www.${domainOf(nom)}.test`,
  };
}

const state = ({ random }: DemoContext) => random.pick(['Actif', 'Actif', 'Actif', 'Prospect', 'Termine'] as const);

async function seedBelow(context: DemoContext, name: string, above: readonly Above[]): Promise<void> {
  const { tenant, random } = context;
  await applyBelow(tenant, `${name}/contacts`, above, () => contactsOf(context));
  await applyBelow(tenant, `${name}/contrats`, above, () => contractRows(context, random.between(0, 2)));
}

/** Contacts of partners have no role, unlike those of companies. */
const contactsOf = (context: DemoContext): readonly Row[] =>
  contactRows(context, context.random.between(1, 3)).map(({ role: _role, ...contact }) => contact);

/** Partners and suppliers with their contacts and contracts. @returns their ids */
export async function seedPartners(
  context: DemoContext,
): Promise<{ readonly partners: readonly number[]; readonly suppliers: readonly number[] }> {
  const { tenant, now, random, staff } = context;
  const partners = await applyRows(
    tenant,
    'Partenaires',
    PARTNERS.map(([nom, type], index) => {
      const statut = state(context);
      return { ...reachable(context, nom, index), type, statut, pertinent: statut !== 'Termine' };
    }),
  );
  await seedBelow(
    context,
    'Partenaires/{partenaireId}',
    partners.map((partenaireId) => ({ partenaireId })),
  );
  const suppliers = await applyRows(
    tenant,
    'Fournisseurs',
    SUPPLIERS.map(([nom, categorie], index) => {
      const statut = state(context);
      return { ...reachable(context, nom, 50 + index), categorie, statut, pertinent: statut !== 'Termine' };
    }),
  );
  const above = suppliers.map((fournisseurId) => ({ fournisseurId }));
  await seedBelow(context, 'Fournisseurs/{fournisseurId}', above);
  await applyBelow(tenant, 'Fournisseurs/{fournisseurId}/analysesTactique', above, () => [
    {
      libelle: 'Mise en concurrence annuelle',
      dateAnalyse: dayFrom(now, -random.between(10, 300)),
      auteurId: random.pick(staff),
      forces: 'Délais tenus, interlocuteur unique.',
      faiblesses: 'Tarifs révisés chaque année.',
    },
  ]);
  return { partners, suppliers };
}

/** Partners of temporary work, including some that wait for validation. */
export async function seedFastt(context: DemoContext): Promise<void> {
  const { tenant, random, staff, documents } = context;
  const types = await applyRows(
    tenant,
    'TypesPartenaireFASTT',
    FASTT_TYPES.map(([code, libelle, description]) => ({ code, libelle, description })),
  );
  await applyBelow(
    tenant,
    'TypesPartenaireFASTT/{typeId}/membres',
    types.map((typeId) => ({ typeId })),
    () => random.several(staff, random.between(2, 5)).map((membreId) => ({ membreId })),
  );
  const partners = await applyRows(
    tenant,
    'PartenairesFASTT',
    FASTT_PARTNERS.map((nom, index) => ({
      ...reachable(context, nom, 100 + index),
      typeId: random.pick(types),
      etat: index % 5 === 4 ? 'EnAttente' : index % 11 === 10 ? 'Refuse' : 'Valide',
      ancien: index % 7 === 6,
    })),
  );
  const above = partners.map((partenaireId) => ({ partenaireId }));
  await seedBelow(context, 'PartenairesFASTT/{partenaireId}', above);
  await applyBelow(tenant, 'PartenairesFASTT/{partenaireId}/guidesFonctionnement', above, () => [
    { fichier: documents.guide, description: 'Conditions d’accès pour les intérimaires.' },
  ]);
  await applyBelow(
    tenant,
    'PartenairesFASTT/{partenaire}/documentsBeneficiaire',
    partners.map((partenaire) => ({ partenaire })),
    () => [{ fichier: documents.beneficiaire, description: 'À remettre au bénéficiaire.' }],
  );
}

export async function seedContacts(context: DemoContext): Promise<void> {
  const rows = contactRows(context, 15).map(({ principal: _principal, role: _role, ...contact }) => ({
    ...contact,
    organisme: context.random.pick(PARTNERS)[0],
  }));
  await applyRows(context.tenant, 'Contacts', rows);
}
