import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { decimal } from '../fields/decimal/kind';
import { integer } from '../fields/integer/kind';
import { percentage } from '../fields/percentage/kind';
import { year } from '../fields/year/kind';
import { COMPANY_RIGHTS, COMPANY_SERVICES } from './commonEntreprises';

/** How far a service is on a day: computed from its sites and the collective actions (`server/portal/computed/infosPrestations.ts`). */
export const EntrepriseInfosPrestations = defineResource({
  ...COMPANY_RIGHTS,
  name: 'Entreprises/{entrepriseId}/Prestations/{prestationId}/InfosPrestations',
  contract: true,
  parent: { resource: COMPANY_SERVICES, parameter: 'prestationId' },
  label: {
    one: ['Avancement de la prestation', 'Progress of the service', 'Stand der Leistung', 'Andamento da prestação'],
    many: ['Avancement des prestations', 'Progress of services', 'Stand der Leistungen', 'Andamento das prestações'],
  },
  icon: 'statistics',
  path: '/adherents/{entrepriseId}/prestations/{prestationId}/avancement',
  fields: {
    StartDate: date({ label: ['Situation à la date du', 'As of', 'Stand vom', 'Situação à data de'], readOnly: true }),
    annee: year({ label: ['Année', 'Year', 'Jahr', 'Ano'], readOnly: true }),
    quantitePrevue: decimal({
      label: ['Quantité prévue', 'Planned quantity', 'Geplante Menge', 'Quantidade prevista'],
      readOnly: true,
    }),
    quantiteRealisee: decimal({
      label: ['Quantité réalisée', 'Quantity done', 'Erbrachte Menge', 'Quantidade realizada'],
      readOnly: true,
    }),
    quantiteProgrammee: decimal({
      label: ['Quantité programmée', 'Quantity scheduled', 'Eingeplante Menge', 'Quantidade agendada'],
      help: [
        'Par les actions collectives à venir dans l’année.',
        'By the collective actions still to come in the year.',
        'Durch die noch anstehenden Gruppenmaßnahmen des Jahres.',
        'Pelas ações coletivas ainda por realizar no ano.',
      ],
      readOnly: true,
    }),
    quantiteRestante: decimal({
      label: ['Reste à réaliser', 'Still to be done', 'Noch zu erbringen', 'Por realizar'],
      readOnly: true,
    }),
    tauxRealisation: percentage({
      label: ['Taux de réalisation', 'Share done', 'Erfüllungsgrad', 'Taxa de realização'],
      max: 10_000,
      readOnly: true,
    }),
    nombreSites: integer({
      label: ['Sites concernés', 'Sites concerned', 'Betroffene Standorte', 'Locais abrangidos'],
      readOnly: true,
    }),
    nombreInterventions: integer({
      label: ['Interventions réalisées', 'Interventions done', 'Erbrachte Einsätze', 'Intervenções realizadas'],
      readOnly: true,
    }),
    derniereDate: date({
      label: ['Dernière intervention', 'Last intervention', 'Letzter Einsatz', 'Última intervenção'],
      readOnly: true,
    }),
    prochaineDate: date({
      label: ['Prochaine intervention', 'Next intervention', 'Nächster Einsatz', 'Próxima intervenção'],
      readOnly: true,
    }),
  },
  representation: 'annee',
  list: {
    columns: ['annee', 'quantitePrevue', 'quantiteRealisee', 'quantiteRestante', 'prochaineDate'],
    sort: { field: 'id', order: 'ASC' },
  },
  operations: { list: 'single', get: 'contract' },
  parameters: {
    StartDate: {
      label: ['Situation à la date du', 'As of', 'Stand vom', 'Situação à data de'],
      equals: 'StartDate',
    },
  },
  computed: true,
});
