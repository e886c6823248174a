import { chartsSection, definePage, figuresSection, listSection, textSection } from '../../src/resources/definePage';
import { VehiculeEntretiens, Vehicules } from './vehicules';

/** The fleet at a glance, declared as a page. */
export const ParcVehicules = definePage({
  path: '/parc-vehicules',
  title: ['Parc automobile', 'Fleet', 'Fuhrpark', 'Frota'],
  help: [
    'Ce qui est à faire sur les véhicules, et ce qu’ils coûtent.',
    'What is to be done about the vehicles, and what they cost.',
    'Was an den Fahrzeugen zu tun ist und was sie kosten.',
    'O que há a fazer nos veículos e quanto custam.',
  ],
  icon: 'statistics',
  menu: { group: 'equipe' },
  rights: ['VEHICULES:read'],
  sections: [
    figuresSection(Vehicules, {
      label: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'],
      measures: {
        nombre: { kind: 'count', label: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'] },
        attribues: {
          kind: 'share',
          where: { field: 'conducteurId', operator: 'isNotEmpty' },
          label: ['Attribués', 'Assigned', 'Zugeteilt', 'Atribuídos'],
        },
      },
    }),
    figuresSection(VehiculeEntretiens, {
      label: ['Entretiens faits', 'Maintenance done', 'Erledigte Wartungen', 'Manutenções feitas'],
      where: { field: 'faitLe', operator: 'isNotEmpty' },
      measures: {
        nombre: { kind: 'count', label: ['Entretiens', 'Services', 'Wartungen', 'Manutenções'] },
        cout: { kind: 'sum', field: 'cout', unit: 'euros', label: ['Coût', 'Cost', 'Kosten', 'Custo'] },
        moyen: {
          kind: 'average',
          field: 'cout',
          unit: 'euros',
          label: ['Coût moyen', 'Average cost', 'Mittlere Kosten', 'Custo médio'],
        },
      },
    }),
    listSection(Vehicules, {
      label: ['Entretien en retard', 'Maintenance overdue', 'Wartung überfällig', 'Manutenção em atraso'],
      parameters: ['EntretienEnRetard'],
      columns: ['immatriculation', 'modele', 'conducteurId', 'prochainEntretien'],
      rows: 5,
      empty: ['Aucun retard.', 'Nothing is overdue.', 'Nichts ist überfällig.', 'Nada está em atraso.'],
    }),
    chartsSection({
      label: ['Nature des entretiens', 'Kinds of maintenance', 'Art der Wartungen', 'Natureza das manutenções'],
      help: ['Faits et prévus.', 'Done and planned.', 'Erledigte und geplante.', 'Feitas e previstas.'],
      resource: VehiculeEntretiens.name,
      measures: { nombre: { kind: 'count', label: ['Entretiens', 'Services', 'Wartungen', 'Manutenções'] } },
      dimensions: { nature: { field: 'nature' } },
      charts: [
        { label: ['Par nature', 'By kind', 'Nach Art', 'Por natureza'], as: 'pie', by: 'nature', measures: ['nombre'] },
      ],
    }),
    textSection({
      label: ['En cas de panne', 'In case of a breakdown', 'Bei einer Panne', 'Em caso de avaria'],
      content: [
        'Le numéro de l’assistance est dans la boîte à gants.\n\nUne panne se signale le jour même.',
        'The number of the assistance is in the glove box.\n\nA breakdown is reported on the same day.',
        'Die Nummer des Pannendienstes liegt im Handschuhfach.\n\nEine Panne wird am selben Tag gemeldet.',
        'O número da assistência está no porta-luvas.\n\nUma avaria comunica-se no próprio dia.',
      ],
    }),
  ],
});
