import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { email } from '../../src/resources/fields/email/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';
import type { Words } from '../../src/resources/language/words';

const words = (one: string): Words => [one, `${one} (en)`, `${one} (de)`, `${one} (pt)`];
const options = (...values: readonly string[]) => values.map((value) => ({ value, label: words(value) }));

const VISITES = 'Engins/{enginId}/visites';
const FAILED: Condition = { field: 'resultat', operator: 'equals', value: 'nonConforme' };

export const Engins = defineResource({
  name: 'Engins',
  label: { one: words('Engin'), many: words('Engins') },
  rights: 'ENGINS',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    etat: enumeration({
      label: words('État'),
      initial: 'enService',
      options: options('enService', 'immobilise', 'reforme'),
      // Only mechanics take one out of service by hand.
      steps: {
        enService: [{ to: 'immobilise', rights: ['MECANIQUE:update'] }],
        immobilise: ['enService'],
        reforme: [],
      },
    }),
    visiteLe: date({ label: words('Dernière visite'), readOnly: true }),
    responsableId: reference({ label: words('Responsable'), resource: 'Utilisateurs' }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'etat', 'visiteLe'], sort: { field: 'nom', order: 'ASC' } },
  after: [
    {
      on: ['update'],
      changed: ['etat'],
      notification: { to: 'responsableId', text: words('%{nom}\u00a0: %{etat}') },
      webhook: { name: 'engin', fields: ['etat'] },
      mail: { to: { below: VISITES, field: 'copie' }, subject: words('Engin %{nom}'), text: words('%{etat}') },
    },
    {
      on: ['create'],
      notification: { to: { rights: ['MECANIQUE:update'] }, text: words('Nouvel engin\u00a0: %{nom}') },
    },
  ],
});

/** A visit: a failed one takes the machine out of service and creates a task, in the same change set. */
export const Visites = defineResource({
  name: VISITES,
  label: { one: words('Visite'), many: words('Visites') },
  rights: 'ENGINS',
  parent: { resource: 'Engins', parameter: 'enginId' },
  fields: {
    le: date({ label: words('Le'), required: true }),
    resultat: enumeration({ label: words('Résultat'), required: true, options: options('conforme', 'nonConforme') }),
    reference: text({ label: words('Référence') }),
    copie: email({ label: words('Copie à') }),
  },
  representation: 'le',
  list: { columns: ['le', 'resultat'], sort: { field: 'le', order: 'DESC' } },
  after: [
    { on: ['create', 'update'], change: { above: true, sets: { visiteLe: { from: 'le' } } } },
    {
      on: ['create', 'update'],
      changed: ['resultat'],
      when: FAILED,
      change: { above: true, sets: { etat: 'immobilise' } },
    },
    {
      on: ['create'],
      when: FAILED,
      change: { creates: 'Taches', sets: { titre: { from: 'reference' }, echeance: { moment: 'today' } } },
    },
  ],
});

/** A task: completing it returns its machine to service. */
export const Taches = defineResource({
  name: 'Taches',
  label: { one: words('Tâche'), many: words('Tâches') },
  rights: 'ENGINS',
  fields: {
    titre: text({ label: words('Titre'), required: true, unique: true }),
    echeance: date({ label: words('Échéance') }),
    etat: enumeration({ label: words('État'), initial: 'ouverte', options: options('ouverte', 'faite') }),
    enginId: reference({ label: words('Engin'), resource: 'Engins' }),
  },
  representation: 'titre',
  search: ['titre'],
  list: { columns: ['titre', 'etat'], sort: { field: 'titre', order: 'ASC' } },
  after: [
    {
      on: ['update'],
      changed: ['etat'],
      when: { field: 'etat', operator: 'equals', value: 'faite' },
      change: { reference: 'enginId', sets: { etat: 'enService' } },
    },
  ],
});
