import { dayFrom } from '../../trade/days';
import { emailOf, personName } from '../../trade/people';
import { regionOf, street, telephone, TOWNS } from '../../trade/places';
import type { DemoContext } from '../demoContext';

type Row = Readonly<Record<string, unknown>>;

const POSITIONS = [
  ['Directrice des ressources humaines', 'RessourcesHumaines'],
  ['Responsable QHSE', 'SanteSecurite'],
  ['Secrétaire du CSE', 'RepresentantPersonnel'],
  ['Comptable', 'Facturation'],
  ['Directeur général', 'Direction'],
] as const;
const SITES = ['Siège', 'Atelier', 'Entrepôt', 'Agence', 'Plateforme logistique', 'Magasin'] as const;
const OPENING_HOURS = [
  'Du lundi au vendredi, 8 h - 18 h',
  'Du lundi au samedi, 6 h - 20 h',
  'Du lundi au vendredi, 7 h 30 - 16 h 30',
] as const;
const SERVICES = [
  ['Permanence sociale', 'DemiJournee', 280],
  ['Consultation infirmière', 'Heure', 65],
  ['Écoute psychologique', 'Heure', 90],
  ['Atelier de prévention', 'Intervention', 750],
  ['Étude de poste', 'Journee', 620],
] as const;
const PLANNINGS = ['Assistant', 'Consultant', 'Infirmier', 'Psychologue'] as const;

export const contactRows = ({ random }: DemoContext, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const person = personName(random);
    const [fonction, role] = POSITIONS[index % POSITIONS.length] ?? POSITIONS[0];
    return {
      ...person,
      fonction,
      role,
      email: emailOf(person, 'entreprise'),
      telephone: telephone(random),
      mobile: telephone(random, true),
      principal: index === 0,
    };
  });

/** "d’Avignon", "du Havre". */
const ofTown = (town: string): string =>
  /^Le /.test(town) ? `du ${town.slice(3)}` : /^[AEIOUYÉÈÊ]/.test(town) ? `d’${town}` : `de ${town}`;

export const siteRows = ({ random, now, ids }: DemoContext, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const town = random.pick(TOWNS);
    const nom = SITES[index % SITES.length];
    return {
      nom: index === 0 ? nom : `${nom} ${ofTown(town.ville)}`,
      principal: index === 0,
      effectif: random.between(4, 400),
      adresse: street(random),
      codePostal: town.codePostal,
      ville: town.ville,
      regionId: regionOf(town, ids('Regions')),
      horaires: random.pick(OPENING_HOURS),
      telephone: telephone(random),
      consignesAcces: index === 0 ? 'Se présenter à l’accueil avec une pièce d’identité.' : undefined,
      dateOuverture: dayFrom(now, -random.between(400, 6_000)),
    };
  });

export const contractRows = ({ random, now, ids, documents }: DemoContext, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const start = -random.between(20, 700);
    const year = new Date(now.getTime() + start * 86_400_000).getFullYear();
    return {
      nom: index === 0 ? `Contrat d’adhésion ${year}` : `Avenant n° ${index} — ${year}`,
      typeContrat: random.pick(ids('TypeContrats')),
      avenant: index > 0,
      dateDemarrage: dayFrom(now, start),
      ...(random.chance(0.85) && { dateExpiration: dayFrom(now, start + random.pick([365, 730, 1_095])) }),
      fichier: documents.contrat,
    };
  });

export const serviceRows = ({ random, now, ids }: DemoContext, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => {
    const [libelle, unite, prixUnitaire] = SERVICES[index % SERVICES.length] ?? SERVICES[0];
    const annee = now.getFullYear() - (index >= SERVICES.length ? 1 : 0);
    return {
      libelle,
      unite,
      prixUnitaire,
      annee,
      etat: annee < now.getFullYear() ? 'Realisee' : random.pick(['Prevue', 'EnCours', 'EnCours']),
      domaineId: random.pick(ids('Domaines')),
      periodiciteId: random.pick(ids('Periodicites')),
      quantitePrevue: random.between(4, 48),
      dateDebut: `${annee}-01-01`,
      dateFin: `${annee}-12-31`,
    };
  });

/** The people responsible for a company, at most one per profession. */
export const planningRows = ({ random, staff }: DemoContext): readonly Row[] =>
  PLANNINGS.slice(0, random.between(1, PLANNINGS.length)).map((typePlanning, index) => {
    // The staff list cycles through the professions in the order of `PLANNINGS`.
    const own = staff.filter((_, at) => at % PLANNINGS.length === index);
    return { utilisateurId: random.pick(own), typePlanning };
  });
