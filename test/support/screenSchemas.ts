import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';

const libelle = () => text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true, maxLength: 40 });

/** Small declarations for the tests of the generated screens: a plain one, a tree and a nested one. */
export const Services = defineResource({
  name: 'Services',
  contract: true,
  label: { one: ['Service', 'Service', 'Dienst', 'Serviço'], many: ['Services', 'Services', 'Dienste', 'Serviços'] },
  help: ['Les services proposés.', 'The services on offer.', 'Die angebotenen Dienste.', 'Os serviços propostos.'],
  rights: 'SERVICES',
  fields: {
    libelle: libelle(),
    code: text({ label: ['Code', 'Code', 'Code', 'Código'], required: true, unique: true, maxLength: 10 }),
    ordre: integer({ label: ['Ordre', 'Order', 'Reihenfolge', 'Ordem'], min: 0, max: 99, initial: 0 }),
    actif: boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'], initial: true }),
    note: text({ label: ['Note', 'Note', 'Notiz', 'Nota'] }),
    origine: text({ label: ['Origine', 'Origin', 'Herkunft', 'Origem'], readOnly: true }),
  },
  representation: 'libelle',
  search: ['libelle', 'code'],
  list: {
    columns: ['libelle', 'code', 'ordre'],
    filters: ['libelle', 'code', 'ordre', 'actif'],
    sort: { field: 'libelle', order: 'ASC' },
  },
  actions: {
    relancer: {
      label: ['Relancer', 'Remind', 'Erinnern', 'Relembrar'],
      method: 'POST',
      path: 'relance',
      question: ['Relancer %{name} ?', 'Remind %{name}?', '%{name} erinnern?', 'Relembrar %{name}?'],
      done: ['Relance envoyée.', 'Reminder sent.', 'Erinnerung gesendet.', 'Lembrete enviado.'],
      when: { field: 'actif', operator: 'equals', value: true },
    },
  },
  savedMessages: {
    courriel: { failed: ['Courriel non envoyé.', 'Mail not sent.', 'E-Mail nicht gesendet.', 'E-mail não enviado.'] },
  },
  parameters: {
    ActifOnly: {
      label: ['Actifs seulement', 'Active only', 'Nur aktive', 'Só ativos'],
      whenTrue: { field: 'actif', operator: 'equals', value: true },
    },
  },
});

export const Domaines = defineResource({
  name: 'Domaines',
  contract: true,
  label: { one: ['Domaine', 'Domain', 'Bereich', 'Domínio'], many: ['Domaines', 'Domains', 'Bereiche', 'Domínios'] },
  rights: 'DOMAINES',
  fields: {
    libelle: libelle(),
    parentId: reference({
      label: ['Domaine parent', 'Parent', 'Oberbereich', 'Domínio superior'],
      resource: 'Domaines',
    }),
  },
  representation: 'libelle',
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
  tree: { parent: 'parentId' },
  operations: { create: 'extension', delete: 'none' },
});

export const Taches = defineResource({
  name: 'Services/{serviceId}/taches',
  contract: true,
  parent: { resource: 'Services', parameter: 'serviceId' },
  label: { one: ['Tâche', 'Task', 'Aufgabe', 'Tarefa'], many: ['Tâches', 'Tasks', 'Aufgaben', 'Tarefas'] },
  rights: 'SERVICES',
  fields: { libelle: libelle() },
  representation: 'libelle',
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

export const screenRegistry = createRegistry([Services, Domaines, Taches]);
