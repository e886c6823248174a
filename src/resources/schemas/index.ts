import type { ResourceSchema } from '../types';
import { Droits, RessifnetFasttFonctions } from './acces';
import { CodesNaf, DaisySecteursActivite, Domaines, RessifnetSecteursActivite, SecteursActivites, Themes } from './activites';
import { TypeContrats } from './contrats';
import {
  NaturesInterventionCollective,
  PartiesPrenantes,
  TypesInterventionCollective,
  TypesInterventionCollectiveProjet,
} from './interventions';
import {
  CategoriesInvalidites,
  CategoriesSocioPro,
  Horaires,
  SituationFamiliales,
  TauxIPPs,
  TempsTravail,
} from './personnes';
import { parametres, tenants } from './systeme';

/** Every declared resource. A new one is its own file and one line here. */
export const schemas: readonly ResourceSchema[] = [
  TypeContrats,
  Domaines,
  Themes,
  SecteursActivites,
  RessifnetSecteursActivite,
  DaisySecteursActivite,
  CodesNaf,
  SituationFamiliales,
  CategoriesSocioPro,
  Horaires,
  TauxIPPs,
  CategoriesInvalidites,
  TempsTravail,
  TypesInterventionCollective,
  NaturesInterventionCollective,
  TypesInterventionCollectiveProjet,
  PartiesPrenantes,
  Droits,
  RessifnetFasttFonctions,
  tenants,
  parametres,
];
