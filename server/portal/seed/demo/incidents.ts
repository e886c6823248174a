import { FichesIncident } from '../../../../src/resources/schemas/incidents';
import {
  FicheIncidentActions,
  FicheIncidentCauses,
  FicheIncidentCommentaires,
} from '../../../../src/resources/schemas/incidentsSuivi';
import type { Change } from '../../../database/changes/changeTypes';
import { applyChanges } from '../../../seed/applyRows';
import { dayFrom } from '../trade/days';
import type { DemoContext } from './demoContext';
import { INCIDENT_STORIES, type IncidentStory } from './incidentStories';

/** Incidents per demo tenant, spread over two years. */
const INCIDENTS = 42;
const DAY = 24 * 60 * 60 * 1000;

interface DatedStory {
  readonly story: IncidentStory;
  readonly etat: string;
  /** Days. */
  readonly age: number;
  readonly closedAfter: number;
}

/** Recent incidents are open, old ones closed. */
function stateAt(age: number, { random }: DemoContext): string {
  if (age > 120) return random.chance(0.9) ? 'Cloturee' : 'ActionsEnCours';
  if (age > 40) return random.pick(['Cloturee', 'ActionsEnCours', 'ActionsEnCours', 'EnAnalyse']);
  if (age > 10) return random.pick(['ActionsEnCours', 'EnAnalyse', 'EnAnalyse']);
  return random.pick(['Declaree', 'Declaree', 'EnAnalyse']);
}

/** An hour of a past day, but never later than now. */
function instantAt({ now }: DemoContext, age: number, hour: number): string {
  const instant = Math.floor((now.getTime() - age * DAY) / DAY) * DAY + hour * 60 * 60 * 1000;
  return new Date(Math.min(instant, now.getTime())).toISOString();
}

function incidentOf(context: DemoContext, { story, etat, age, closedAfter }: DatedStory, lists: Lists): Change {
  const { random, staff } = context;
  const { titre, type, gravite, lieu, circonstances, consequences, mesuresImmediates, causePrincipale } = story;
  const isAnalysed = etat !== 'Declaree';
  return {
    resource: FichesIncident.name,
    action: 'create',
    values: {
      titre,
      type,
      gravite,
      etat,
      lieu,
      circonstances,
      consequences,
      dateIncident: instantAt(context, age, random.between(7, 17)),
      ...(random.chance(0.7) && { entrepriseId: random.pick(lists.companies) }),
      processusId: random.pick(lists.processes),
      ...(isAnalysed && { causePrincipale, mesuresImmediates, responsableId: random.pick(staff) }),
      abonnesId: random.several(staff, random.between(0, 3)),
    },
    programValues: {
      auteurId: random.pick(staff),
      dateDeclaration: instantAt(context, age, 18),
      dateCloture: etat === 'Cloturee' ? instantAt(context, Math.max(0, age - closedAfter), 16) : null,
    },
  };
}

interface Lists {
  readonly companies: readonly number[];
  readonly processes: readonly number[];
}

/** Seeds the causes of an incident, each as a child of the one that it explains. */
async function seedCauses({ tenant }: DemoContext, { story }: DatedStory, ficheIncidentId: number): Promise<void> {
  let parentId: number | undefined;
  for (const [index, libelle] of story.causes.entries()) {
    const racine = index === story.causes.length - 1;
    const values = {
      libelle,
      racine,
      ...(racine && { famille: story.causePrincipale }),
      ...(parentId && { parentId }),
    };
    const change = {
      resource: FicheIncidentCauses.name,
      action: 'create',
      values,
      parents: { ficheIncidentId },
    } as const;
    [parentId] = await applyChanges(tenant, [change]);
  }
}

function followUpOf(
  context: DemoContext,
  { story, etat, age }: DatedStory,
  ficheIncidentId: number,
): readonly Change[] {
  const { random, staff, now } = context;
  const parents = { ficheIncidentId };
  const isClosed = etat === 'Cloturee';
  const actions = isClosed || etat === 'ActionsEnCours' ? story.actions : [];
  return [
    ...actions.map((libelle, index): Change => {
      // An open incident has at least one open action.
      const done = isClosed || (index > 0 && random.chance(0.5));
      const decidedAgo = Math.max(0, age - random.between(2, 10));
      const values = {
        libelle,
        responsableId: random.pick(staff),
        echeance: dayFrom(now, random.between(-Math.min(age, 20), 45)),
        etat: done ? 'Realisee' : random.pick(['AFaire', 'EnCours']),
      };
      return {
        resource: FicheIncidentActions.name,
        action: 'create',
        parents,
        values,
        programValues: {
          auteurId: random.pick(staff),
          dateDecision: instantAt(context, decidedAgo, 11),
          ...(done && { dateRealisation: instantAt(context, Math.max(0, decidedAgo - random.between(1, 20)), 15) }),
        },
      };
    }),
    {
      resource: FicheIncidentCommentaires.name,
      action: 'create',
      parents,
      values: { texte: story.commentaire },
      programValues: { auteurId: random.pick(staff), date: instantAt(context, Math.max(0, age - 1), age > 1 ? 9 : 19) },
    },
  ];
}

/** Seeds two years of incidents in every state, with their causes, actions and comments. */
export async function seedIncidents(context: DemoContext, companies: readonly number[], processes: readonly number[]) {
  const { tenant, random } = context;
  const told = Array.from({ length: INCIDENTS }, (_, index): DatedStory => {
    const story = INCIDENT_STORIES[index % INCIDENT_STORIES.length];
    if (!story) throw new Error('there are no stories');
    const age = Math.round((index / INCIDENTS) ** 1.6 * 700);
    return { story, age, etat: stateAt(age, context), closedAfter: random.between(3, 60) };
  });
  const ids = await applyChanges(
    tenant,
    told.map((one) => incidentOf(context, one, { companies, processes })),
  );
  for (const [index, one] of told.entries()) {
    const id = ids[index];
    if (id === undefined) continue;
    if (one.etat !== 'Declaree') await seedCauses(context, one, id);
    await applyChanges(tenant, followUpOf(context, one, id));
  }
}
