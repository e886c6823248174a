import type { ContractCalls } from '../language/addressing';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { AccesPlateformeBeneficiaire } from './accesPlateformeBeneficiaire';
import { APPLICATIONS } from './commonUtilisateurs';
import { Dossiers } from './dossiers';
import { EntrepriseActionsCollectives, EntrepriseActionsCollectivesProjet } from './entreprisesActions';
import { EntrepriseSiteContacts } from './entreprisesContacts';
import {
  EntrepriseInformationsOperationnelle,
  EntrepriseInformationsOperationnelleBudget,
  EntreprisePlansDeveloppement,
} from './entreprisesOperationnel';
import { EntreprisePlannings } from './entreprisesSuivi';
import { CompetenceMembres } from './equipes';
import { FichesIncident } from './incidents';
import { DaisyMappings, RessifnetMappings } from './rapprochements';
import { TypePartenaireFASTTMembres } from './typesPartenaireFastt';
import { Utilisateurs } from './utilisateurs';

/** The calls of one resource; its fields are checked against the declaration when it compiles. */
const of = <F extends Fields>(
  { name }: ResourceSchema<F>,
  calls: ContractCalls<Extract<keyof F, string>>,
): readonly [name: string, calls: ContractCalls] => [name, calls];

/** Spelled so in the contract, whichever system it is. */
const mappingAddresses = (segment: string) => ({
  list: `${segment}/entreprises/{entrepriseId}/MyRessifMapping`,
  create: `${segment}/entreprises/mapping`,
});

/** What the organisations' contract addresses or sends in ways of its own (sections 7.3 to 7.7), by the resource. */
export const contractCalls: ReadonlyMap<string, ContractCalls> = new Map([
  of(AccesPlateformeBeneficiaire, { readBy: 'code' }),
  of(CompetenceMembres, { bodies: { update: 'form' } }),
  of(DaisyMappings, { addresses: mappingAddresses('daisy') }),
  of(Dossiers, { extracts: { lasts: { sort: { field: 'dateOuverture', order: 'DESC' }, limit: 10 } } }),
  of(EntrepriseActionsCollectives, { fileRemoval: 'Files' }),
  of(EntrepriseActionsCollectivesProjet, { fileRemoval: 'Files' }),
  of(EntrepriseInformationsOperationnelle, { bodies: { update: 'form' } }),
  of(EntrepriseInformationsOperationnelleBudget, { bodies: { update: 'form' } }),
  of(EntreprisePlannings, { bodies: { create: 'query', update: 'query' } }),
  of(EntreprisePlansDeveloppement, {
    ranked: { segment: 'Annee', rank: 'index' },
    bodies: { create: 'form', update: 'form' },
  }),
  of(EntrepriseSiteContacts, { createdAtKey: true }),
  of(FichesIncident, { bodies: { create: 'json' }, criteria: { search: 'search', export: 'export' } }),
  of(RessifnetMappings, { addresses: mappingAddresses('ressifnet') }),
  of(TypePartenaireFASTTMembres, { createdAtKey: true }),
  of(Utilisateurs, {
    bodies: { create: 'json' },
    partialUpdates: { photo: ['photo'], applications: APPLICATIONS },
  }),
]);
