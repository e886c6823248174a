import { dayFrom } from '../../trade/days';
import type { DemoContext } from '../demoContext';

type Row = Readonly<Record<string, unknown>>;

const COMMENTS = [
  'Bonne participation, à reconduire l’an prochain.',
  'Prévoir une salle plus grande et un vidéoprojecteur.',
  'Action menée avec le service de santé au travail.',
] as const;

interface ActionOptions {
  readonly types: 'TypesInterventionCollective' | 'TypesInterventionCollectiveProjet';
  readonly count: number;
  readonly sites: readonly number[];
  readonly services: readonly number[];
}

function interventionRow({ random, staff, ids }: DemoContext, types: ActionOptions['types'], date: string): Row {
  return {
    typeId: random.pick(ids(types)),
    natureId: random.pick(ids('NaturesInterventionCollective')),
    themeId: random.pick(ids('Themes')),
    date,
    duree: random.pick([1, 1.5, 2, 3.5]),
    nombreParticipants: random.between(4, 40),
    intervenantId: random.pick(staff),
    partiesPrenantesId: random.several(ids('PartiesPrenantes'), random.between(0, 2)),
  };
}

/** Collective actions, past and scheduled, with their interventions. */
export const actionRows = (context: DemoContext, { types, count, sites, services }: ActionOptions): readonly Row[] => {
  const { random, now, documents, ids } = context;
  return Array.from({ length: count }, (_, index) => {
    const dateAction = dayFrom(now, index === 0 ? random.between(2, 60) : -random.between(1, 500));
    return {
      dateAction,
      interventions: Array.from({ length: random.between(1, 3) }, () => interventionRow(context, types, dateAction)),
      sitesId: random.several(sites, 1),
      servicesId: random.several(services, 1),
      branchesId: random.several(ids('Branches'), random.between(0, 1)),
      regionsId: random.several(ids('Regions'), random.between(0, 1)),
      ...(index > 0 && { commentaire: random.pick(COMMENTS) }),
      ...(random.chance(0.4) && { fichiers: [documents.action] }),
    };
  });
};

export const projectRows = ({ random, now, staff, ids }: DemoContext): readonly Row[] =>
  Array.from({ length: random.between(0, 2) }, (_, index) => {
    const start = -random.between(10, 400);
    return {
      nom: index === 0 ? 'Qualité de vie et conditions de travail' : 'Prévention des addictions',
      etat: random.pick(['EnPreparation', 'EnCours', 'Termine']),
      domaineId: random.pick(ids('Domaines')),
      responsableId: random.pick(staff),
      dateDebut: dayFrom(now, start),
      dateFin: dayFrom(now, start + 365),
      budget: random.between(10, 120) * 100,
    };
  });
