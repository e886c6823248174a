import { applyBelow } from '../../../seed/applyBelow';
import { applyChanges, applyRows } from '../../../seed/applyRows';
import { dayFrom } from '../trade/days';
import { street, telephone, TOWNS } from '../trade/places';
import type { DemoContext } from './demoContext';

const STRUCTURES = [
  ['SSTI', 'Service social interentreprises'],
  ['PREV', 'Prévention et santé au travail'],
] as const;
const SLOT_TYPES = [
  ['PERM', 'Permanence', '#2e7d32', 240, true, ['Sur site', 'Téléphonique', 'Visioconférence']],
  ['ENTR', 'Entretien', '#1565c0', 60, true, ['Premier entretien', 'Suivi']],
  ['ACTC', 'Action collective', '#6a1b9a', 180, true, ['Atelier', 'Conférence', 'Stand']],
  ['REUN', 'Réunion', '#ef6c00', 90, true, ['Équipe', 'Adhérent', 'Partenaire']],
  ['DEPL', 'Déplacement', '#546e7a', 60, true, []],
  ['CONG', 'Congés', '#9e9e9e', 420, false, ['Congés payés', 'RTT', 'Récupération']],
  ['FORM', 'Formation', '#00838f', 420, true, []],
] as const;
const PROCESSES = [
  ['P01', 'Accueil et orientation'],
  ['P02', 'Accompagnement individuel'],
  ['P03', 'Actions collectives'],
  ['P04', 'Relation avec les adhérents'],
  ['P05', 'Systèmes d’information'],
  ['P06', 'Ressources humaines'],
] as const;
const NEWS = [
  ['Fiche adhérent', 'La fiche adhérent réunit contrats, prestations et prochaines interventions sur un écran.'],
  ['Aperçu des documents', 'Les PDF et les images s’ouvrent sans être téléchargés.'],
  ['Ajouts groupés', 'Plusieurs membres s’ajoutent à une équipe en une fois.'],
  ['Recherche', 'La recherche ignore les accents et les majuscules.'],
] as const;

async function seedPlanningLists({ tenant, random, staff, now }: DemoContext): Promise<void> {
  const town = () => random.pick(TOWNS);
  const address = () => {
    const { codePostal, ville } = town();
    return { adresse: street(random), codePostal, ville, telephone: telephone(random) };
  };
  const structures = await applyRows(
    tenant,
    'structures',
    STRUCTURES.map(([code, nom]) => ({ code, nom, responsableId: random.pick(staff), ...address() })),
  );
  await applyBelow(
    tenant,
    'structures/{structureId}/agences',
    structures.map((structureId) => ({ structureId })),
    (at) =>
      ['Littoral', 'Métropole', 'Hainaut'].map((nom, index) => ({
        code: `${STRUCTURES[at]?.[0] ?? ''}-${index + 1}`,
        nom: `Agence ${nom}`,
        ...address(),
      })),
  );
  const types = await applyRows(
    tenant,
    'typesCreneau',
    SLOT_TYPES.map(([code, libelle, couleur, duree, compteTravail], index) => ({
      code,
      libelle,
      couleur,
      duree,
      compteTravail,
      ordre: (index + 1) * 10,
    })),
  );
  await applyBelow(
    tenant,
    'typesCreneau/{typeCreneauId}/sousTypesCreneau',
    types.map((typeCreneauId) => ({ typeCreneauId })),
    (at) =>
      (SLOT_TYPES[at]?.[5] ?? []).map((libelle, index) => ({
        code: `${SLOT_TYPES[at]?.[0] ?? ''}-${index + 1}`,
        libelle,
        ordre: (index + 1) * 10,
      })),
  );
  await applyRows(tenant, 'exportPlanningAdherentModeles', [
    { libelle: 'Modèle du réseau', couleurPrincipale: '#1a4f8b', couleurSecondaire: '#f2a900' },
    { libelle: 'Modèle sobre', couleurPrincipale: '#37474f', couleurSecondaire: '#90a4ae' },
  ]);
  await applyChanges(tenant, [
    {
      resource: 'simulations',
      action: 'create',
      values: { nom: 'Renfort du littoral', dateDebut: dayFrom(now, 20), dateFin: dayFrom(now, 110) },
      programValues: { auteurId: random.pick(staff) },
    },
  ]);
}

/** @returns the ids of the processes */
async function seedFollowUp({ tenant, random, staff, now }: DemoContext): Promise<readonly number[]> {
  const processes = await applyRows(
    tenant,
    'Processus',
    PROCESSES.map(([code, libelle], index) => ({
      code,
      libelle,
      piloteId: random.pick(staff),
      ordre: (index + 1) * 10,
    })),
  );
  const types = await applyRows(tenant, 'changelogTypes', [
    { libelle: 'Nouveauté', couleur: '#2e7d32', ordre: 10 },
    { libelle: 'Amélioration', couleur: '#1565c0', ordre: 20 },
    { libelle: 'Correction', couleur: '#ef6c00', ordre: 30 },
  ]);
  await applyRows(
    tenant,
    'changelogs',
    NEWS.map(([titre, contenu], index) => ({
      application: 'Portail',
      tenantId: tenant.id,
      numeroVersion: `1.${NEWS.length - index}`,
      date: dayFrom(now, -index * 21),
      titre,
      contenu,
      typeId: types[index % types.length],
    })),
  );
  const reports = await applyRows(tenant, 'BIRapports', [
    { nom: 'Activité mensuelle', url: 'https://bi.socle.test/activite', description: 'Permanences et entretiens.' },
    { nom: 'Adhésions', url: 'https://bi.socle.test/adhesions', description: 'Entrées, sorties, effectifs.' },
  ]);
  const readers = random.several(staff, 8);
  await applyRows(
    tenant,
    'BIAcces',
    readers.map((utilisateurId, index) => ({ utilisateurId, rapportId: reports[index % reports.length] })),
  );
  await applyRows(tenant, 'ExportDonnees', [
    {
      nom: 'Adhérents actifs',
      jeuDonnees: 'Entreprises',
      description: 'Pour le rapport annuel.',
      filtre: JSON.stringify({ where: [{ field: 'statut', operator: 'equals', value: 'Actif' }] }),
    },
    { nom: 'Annuaire des partenaires', jeuDonnees: 'Partenaires' },
  ]);
  return processes;
}

/** Seeds structures, slot types, processes, news, reports and exports. @returns the ids of the processes */
export async function seedOrganisation(context: DemoContext): Promise<readonly number[]> {
  await seedPlanningLists(context);
  return seedFollowUp(context);
}
