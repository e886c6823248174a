import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { embeddedList } from '../../src/resources/fields/embeddedList/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { referenceSet } from '../../src/resources/fields/referenceSet/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';

const nom = () => text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 40 });
const listed = { representation: 'nom', list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } } } as const;

/** Small declarations for the tests of dialogs and pickers: companies with sites, people in teams, and a visit. */
const Societes = defineResource({
  name: 'Societes',
  contract: true,
  label: { one: ['Société', 'Company', 'Firma', 'Empresa'], many: ['Sociétés', 'Companies', 'Firmen', 'Empresas'] },
  rights: 'SOCIETES',
  fields: { nom: nom() },
  search: ['nom'],
  ...listed,
});

export const Sites = defineResource({
  name: 'Societes/{societeId}/sites',
  contract: true,
  parent: { resource: 'Societes', parameter: 'societeId' },
  label: { one: ['Site', 'Site', 'Standort', 'Local'], many: ['Sites', 'Sites', 'Standorte', 'Locais'] },
  rights: 'SOCIETES',
  fields: {
    nom: nom(),
    ville: text({
      label: ['Ville', 'Town', 'Ort', 'Localidade'],
      required: true,
      refusedWhen: [
        {
          when: { field: 'ville', operator: 'equals', value: 'Ys' },
          message: [
            'Cette ville est engloutie.',
            'This town is under water.',
            'Diese Stadt ist versunken.',
            'Esta cidade está submersa.',
          ],
        },
      ],
    }),
  },
  search: ['nom'],
  ...listed,
});

export const Personnes = defineResource({
  name: 'Personnes',
  contract: true,
  label: { one: ['Personne', 'Person', 'Person', 'Pessoa'], many: ['Personnes', 'People', 'Personen', 'Pessoas'] },
  rights: 'PERSONNES',
  fields: { nom: nom() },
  search: ['nom'],
  ...listed,
});

const Groupements = defineResource({
  name: 'Groupements',
  contract: true,
  label: { one: ['Groupement', 'Group', 'Gruppe', 'Grupo'], many: ['Groupements', 'Groups', 'Gruppen', 'Grupos'] },
  rights: 'GROUPEMENTS',
  fields: { nom: nom() },
  ...listed,
});

/** Keyed: each person once per group. */
export const Participants = defineResource({
  name: 'Groupements/{groupementId}/participants',
  contract: true,
  parent: { resource: 'Groupements', parameter: 'groupementId' },
  label: {
    one: ['Participant', 'Participant', 'Teilnehmer', 'Participante'],
    many: ['Participants', 'Participants', 'Teilnehmende', 'Participantes'],
  },
  rights: 'GROUPEMENTS',
  fields: {
    personneId: reference({
      label: ['Personne', 'Person', 'Person', 'Pessoa'],
      resource: 'Personnes',
      required: true,
      immutable: true,
    }),
    responsable: boolean({ label: ['Responsable', 'In charge', 'Leitung', 'Responsável'], initial: false }),
    role: text({ label: ['Rôle', 'Role', 'Rolle', 'Função'], maxLength: 20 }),
  },
  key: 'personneId',
  representation: 'personneId',
  list: { columns: ['personneId', 'responsable'], sort: { field: 'id', order: 'ASC' } },
});

export const Reglement = defineResource({
  name: 'Groupements/{groupementId}/Reglement',
  contract: true,
  parent: { resource: 'Groupements', parameter: 'groupementId' },
  label: { one: ['Règlement', 'Rules', 'Regeln', 'Regras'], many: ['Règlements', 'Rules', 'Regeln', 'Regras'] },
  rights: 'GROUPEMENTS',
  path: '/groupements/{groupementId}/reglement',
  fields: { texte: text({ label: ['Texte', 'Text', 'Text', 'Texto'] }) },
  representation: 'texte',
  list: { columns: ['texte'], sort: { field: 'id', order: 'ASC' } },
  operations: { list: 'single', get: 'extension' },
});

/** References the sites of its own company and of each row's company; with a period and an immutable code. */
export const Visites = defineResource({
  name: 'Visites',
  contract: true,
  label: { one: ['Visite', 'Visit', 'Besuch', 'Visita'], many: ['Visites', 'Visits', 'Besuche', 'Visitas'] },
  rights: 'VISITES',
  fields: {
    nom: nom(),
    code: text({ label: ['Code', 'Code', 'Code', 'Código'], immutable: true }),
    debut: date({ label: ['Début', 'Start', 'Beginn', 'Início'] }),
    fin: date({ label: ['Fin', 'End', 'Ende', 'Fim'] }),
    societeId: reference({ label: ['Chez', 'At', 'Bei', 'Em'], resource: 'Societes' }),
    siteId: reference({ label: ['Lieu', 'Place', 'Ort', 'Lugar'], resource: 'Societes/{societeId}/sites' }),
    presents: referenceSet({ label: ['Présents', 'Present', 'Anwesend', 'Presentes'], resource: 'Personnes' }),
    etapes: embeddedList({
      label: ['Étapes', 'Steps', 'Schritte', 'Etapas'],
      fields: {
        theme: text({ label: ['Thème', 'Theme', 'Thema', 'Tema'] }),
        siteId: reference({
          label: ['Lieu de l’étape', 'Place of the step', 'Ort des Schritts', 'Lugar da etapa'],
          resource: 'Societes/{societeId}/sites',
        }),
      },
    }),
  },
  ...listed,
  periods: [{ from: 'debut', to: 'fin' }],
});

export const dialogRegistry = createRegistry([
  Societes,
  Sites,
  Personnes,
  Groupements,
  Participants,
  Reglement,
  Visites,
]);
