import { dayFrom } from '../../trade/days';
import type { DemoContext } from '../demoContext';

type Row = Readonly<Record<string, unknown>>;
type Rows = (context: DemoContext) => readonly Row[];

const yearOf = ({ now }: DemoContext, back = 0): number => now.getFullYear() - back;

const additionalServices: Rows = ({ random, now, documents }) =>
  Array.from({ length: random.between(0, 3) }, () => ({
    type: random.pick(['Formation des managers', 'Médiation', 'Cellule de crise', 'Enquête climat social']),
    dateVente: dayFrom(now, -random.between(5, 600)),
    prix: random.between(6, 90) * 50,
    ...(random.chance(0.5) && { fichier: documents.contrat }),
  }));

const guides: Rows = ({ documents }) => [
  { fichier: documents.guide, description: 'Remis aux nouveaux interlocuteurs lors de la réunion de lancement.' },
];

const reports: Rows = (context) =>
  [1, 2].map((back) => ({
    fichier: context.documents.bilan,
    description: `Bilan de l’année ${yearOf(context, back)}`,
    dateEnvoi: `${yearOf(context, back - 1)}-02-10`,
    datePresentation: `${yearOf(context, back - 1)}-03-${String(context.random.between(1, 28)).padStart(2, '0')}`,
  }));

const preventionPlans: Rows = ({ random, now, documents }) => {
  const signed = -random.between(10, 350);
  return [
    {
      fichier: documents.prevention,
      description: 'Interventions dans les locaux de l’adhérent',
      dateSignature: dayFrom(now, signed),
      dateValidite: dayFrom(now, signed + 365),
    },
  ];
};

const developmentPlans: Rows = (context) => [
  {
    Annee: yearOf(context),
    Libelle: 'Faire connaître le service social',
    Contenu: 'Présenter le service aux nouveaux arrivants et aux équipes de nuit.',
  },
  {
    Annee: yearOf(context),
    Libelle: 'Prévenir les troubles musculo-squelettiques',
    Contenu: 'Deux ateliers par site, avec le service de santé au travail.',
  },
  { Annee: yearOf(context, 1), Libelle: 'Renouveler la convention', Contenu: 'Élargir la permanence à une journée.' },
];

const analyses: Rows = ({ random, now, staff }) => [
  {
    libelle: 'Relation et perspectives',
    dateAnalyse: dayFrom(now, -random.between(20, 300)),
    auteurId: random.pick(staff),
    forces: 'Direction des ressources humaines engagée, bonne fréquentation des permanences.',
    faiblesses: 'Sites éloignés peu couverts.',
    opportunites: 'Ouverture d’un nouvel établissement.',
    menaces: 'Appel d’offres annoncé au niveau du groupe.',
    actions: 'Rencontrer le groupe avant la fin du semestre.',
  },
];

export const FILED: Readonly<Record<string, Rows>> = {
  prestationsAdditionnelles: additionalServices,
  guidesFonctionnement: guides,
  bilansActivite: reports,
  plansPrevention: preventionPlans,
  plansDeveloppement: developmentPlans,
  analysesTactique: analyses,
};
