import { COMPANIES, mappings } from './operations/companies';
import { PLANNERS } from './operations/planners';
import { TEAM_MEMBERS } from './operations/teams';
import type { RightRule } from './types';

const all = (rule: RightRule, ...addresses: readonly string[]): Readonly<Record<string, RightRule>> =>
  Object.fromEntries(addresses.map((address) => [address, rule]));

const one = (resource: string, ...addresses: readonly string[]) => all({ resource }, ...addresses);

/**
 * Lists whose screens (the list, and creation, details and editing below it) have addresses outside section 2 of the
 * specification. docs/decisions/0008-routes.md: such a screen needs the flag of its right, or `admin`; a session is not
 * enough, even if pickers read the list with one. Section 2 takes precedence if it has the address (`routeRights.ts`).
 */
export const ownScreens: Readonly<Record<string, RightRule>> = {
  // One's own records and profile.
  ...all('session', '/humeur', '/profil'),
  // Everything below a company needs the rights on companies (docs/decisions/0010-collections.md).
  ...all(
    COMPANIES,
    '/adherents',
    '/adherents/{}/actions-collectives',
    '/adherents/{}/analyses-tactiques',
    '/adherents/{}/assistants',
    '/adherents/{}/bilans-activite',
    '/adherents/{}/budget',
    '/adherents/{}/consultants',
    '/adherents/{}/contacts',
    '/adherents/{}/contrats',
    '/adherents/{}/droits-diffusion',
    '/adherents/{}/guides-fonctionnement',
    '/adherents/{}/infirmiers',
    '/adherents/{}/informations',
    '/adherents/{}/informations-operationnelles',
    '/adherents/{}/plannings',
    '/adherents/{}/plans-developpement',
    '/adherents/{}/plans-prevention',
    '/adherents/{}/prestations',
    '/adherents/{}/prestations-additionnelles',
    '/adherents/{}/prestations/{}/avancement',
    '/adherents/{}/prestations/{}/sites',
    '/adherents/{}/projets',
    '/adherents/{}/projets/{}/actions-collectives',
    '/adherents/{}/psychologues',
    '/adherents/{}/sites',
    '/adherents/{}/sites/{}/contacts',
  ),
  ...all(mappings('DAISY'), '/adherents/{}/rapprochements-daisy'),
  ...all(mappings('RESSIFNET'), '/adherents/{}/rapprochements-ressifnet'),
  ...one('DAISY', '/entreprises-daisy'),
  ...one('RESSIFNET', '/entreprises-ressifnet'),
  ...one('ACCES_PLATEFORME', '/acces-plateforme-beneficiaire', '/adherents/{}/acces-plateforme'),
  ...one(
    'DOSSIERS',
    '/dossiers',
    '/dossiers/{}/notes',
    '/dossiers/{}/situations-professionnelles',
    '/adherents/{}/dossiers',
  ),
  ...one(
    'PARTENAIRES',
    '/partenaires',
    '/partenaires/{}/contacts',
    '/partenaires/{}/contrats',
    '/partenaires/{}/informations',
  ),
  ...one(
    'FOURNISSEURS',
    '/fournisseurs',
    '/fournisseurs/{}/analyses-tactique',
    '/fournisseurs/{}/contacts',
    '/fournisseurs/{}/contrats',
    '/fournisseurs/{}/informations',
  ),
  ...one(
    'PARTENAIRES_FASTT',
    '/partenaires-fastt',
    '/partenaires-fastt/{}/contacts',
    '/partenaires-fastt/{}/contrats',
    '/partenaires-fastt/{}/documents-beneficiaire',
    '/partenaires-fastt/{}/guides-fonctionnement',
  ),
  ...one('TYPES_PARTENAIRES_FASTT', '/types-partenaires-fastt', '/types-partenaires-fastt/{}/membres'),
  ...one('CONTACTS', '/contacts'),
  ...one('UTILISATEURS', '/utilisateurs', '/utilisateurs/{}/contrats'),
  // The right to change people includes decisions about requested changes.
  ...all({ anyOf: ['UTILISATEURS:update', 'UTILISATEURS:admin'] }, '/demandes-modifications'),
  ...one('EQUIPES', '/equipes'),
  ...all(TEAM_MEMBERS, '/equipes/{}/membres'),
  ...one('GROUPES', '/groupes', '/groupes/{}/membres'),
  // Section 6 closes the two addresses of skills that it lists; the others follow the rule of every screen.
  ...one('COMPETENCES', '/competences', '/competences/{}/membres'),
  ...one('AVIS', '/admin/gestionAvis'),
  ...all(
    PLANNERS,
    '/creneaux',
    '/modele-export-planning',
    '/simulations-plannings',
    '/structures',
    '/structures/{}/agences',
    '/temps-travail-salaries',
    '/types-creneau',
    '/types-creneau/{}/sous-types',
  ),
  ...one('FICHES_INCIDENT', '/fiches-incident', '/fiches-incident/statistiques'),
  // docs/decisions/0022-incidents.md: a reporter follows their own reports without another right.
  ...all(
    { anyOf: ['FICHES_INCIDENT:read', 'FICHES_INCIDENT:create', 'FICHES_INCIDENT:admin'] },
    '/mes-signalements',
    '/mes-signalements/{}',
  ),
  ...all(
    { resource: 'FICHES_INCIDENT', reading: ['FICHES_INCIDENT:create'] },
    '/fiches-incident/{}/actions',
    '/fiches-incident/{}/causes',
    '/fiches-incident/{}/commentaires',
  ),
  ...one('FI_PROCESSUS', '/processus'),
  ...one('EXPORTS', '/export'),
  ...one('ACCES_BI', '/bi-acces', '/bi-rapports'),
  ...one('PARAMETRES', '/admin/parametres', '/changelog-types', '/etiquettes-informations', '/manage-changelogs'),
  ...one('ACL', '/changelogs'),
  ...one('DROITS', '/droits'),
  ...one('FONCTIONS', '/fonctions'),
  ...one('FONCTIONS_FASTT', '/fonctions-fastt'),
  ...one('PROFILS', '/profils'),
  ...one('TENANTS', '/organisations'),
  ...one('BRANCHES', '/branches'),
  ...one('CATEGORIES_INVALIDITE', '/categories-invalidite'),
  ...one('CATEGORIES_SOCIO_PRO', '/categories-socio-pro'),
  ...one('CODES_NAF', '/codes-naf'),
  ...one('DOMAINES', '/domaines'),
  ...one('HORAIRES', '/horaires'),
  ...one('NATURES_INTERVENTION_COLLECTIVE', '/natures-intervention-collective'),
  ...one('PARTIES_PRENANTES', '/parties-prenantes'),
  ...one('PERIODICITES', '/periodicites'),
  ...one('REGIONS', '/regions'),
  ...one('SECTEURS_ACTIVITE', '/secteurs-activite'),
  ...one('SECTEURS_ACTIVITE_DAISY', '/secteurs-activite-daisy'),
  ...one('SECTEURS_ACTIVITE_RESSIFNET', '/secteurs-activite-ressifnet'),
  ...one('SITUATIONS_FAMILIALES', '/situations-familiales'),
  ...one('TAUX_IPP', '/taux-ipp'),
  ...one('TEMPS_TRAVAIL', '/temps-travail'),
  ...one('THEMES', '/themes'),
  ...one('TYPES_CONTRATS', '/types-contrat'),
  ...one('TYPES_INTERVENTION_COLLECTIVE', '/types-intervention-collective'),
  ...one('TYPES_INTERVENTION_PROJET', '/types-intervention-projet'),
};
