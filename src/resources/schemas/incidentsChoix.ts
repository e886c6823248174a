import { enumeration } from '../fields/enumeration/kind';

/** The choices of an incident report, in the order in which people meet them. */

export const typeIncident = () =>
  enumeration({
    label: ['Type', 'Type', 'Art', 'Tipo'],
    required: true,
    options: [
      { value: 'Accident', label: ['Accident', 'Accident', 'Unfall', 'Acidente'] },
      { value: 'PresqueAccident', label: ['Presque accident', 'Near miss', 'Beinaheunfall', 'Quase acidente'] },
      {
        value: 'SituationDangereuse',
        label: ['Situation dangereuse', 'Dangerous situation', 'Gefährliche Situation', 'Situação perigosa'],
      },
      {
        value: 'Agression',
        label: [
          'Agression ou incivilité',
          'Assault or incivility',
          'Übergriff oder Unhöflichkeit',
          'Agressão ou incivilidade',
        ],
      },
      {
        value: 'DefautService',
        label: ['Défaut de service', 'Service failure', 'Mangel der Leistung', 'Falha de serviço'],
      },
      {
        value: 'Materiel',
        label: ['Matériel ou locaux', 'Equipment or premises', 'Gerät oder Räume', 'Equipamento ou instalações'],
      },
      {
        value: 'Donnees',
        label: ['Données et informatique', 'Data and IT', 'Daten und IT', 'Dados e informática'],
      },
      { value: 'Autre', label: ['Autre', 'Other', 'Sonstiges', 'Outro'] },
    ],
  });

export const gravite = () =>
  enumeration({
    label: ['Gravité', 'Severity', 'Schwere', 'Gravidade'],
    required: true,
    options: [
      { value: 'Mineure', label: ['Mineure', 'Minor', 'Gering', 'Menor'], status: 'secondary' },
      { value: 'Moderee', label: ['Modérée', 'Moderate', 'Mittel', 'Moderada'], status: 'info' },
      { value: 'Majeure', label: ['Majeure', 'Major', 'Schwer', 'Grave'], status: 'warning' },
      { value: 'Critique', label: ['Critique', 'Critical', 'Kritisch', 'Crítica'], status: 'danger' },
    ],
  });

/** The states of an incident, from the report to its end. */
export const etatIncident = () =>
  enumeration({
    label: ['État', 'State', 'Status', 'Estado'],
    required: true,
    initial: 'Declaree',
    options: [
      { value: 'Declaree', label: ['Déclaré', 'Reported', 'Gemeldet', 'Comunicado'], status: 'danger' },
      { value: 'EnAnalyse', label: ['En analyse', 'Under analysis', 'In Analyse', 'Em análise'], status: 'warning' },
      {
        value: 'ActionsEnCours',
        label: ['Actions en cours', 'Actions under way', 'Maßnahmen laufen', 'Ações em curso'],
        status: 'info',
      },
      { value: 'Cloturee', label: ['Clôturé', 'Closed', 'Abgeschlossen', 'Encerrado'], status: 'success' },
    ],
  });

/** The families of causes (after Ishikawa). */
export const familleCause = (label: readonly [string, string, string, string], required = false) =>
  enumeration({
    label,
    required,
    options: [
      { value: 'Organisation', label: ['Organisation', 'Organisation', 'Organisation', 'Organização'] },
      { value: 'Methode', label: ['Méthode', 'Method', 'Methode', 'Método'] },
      { value: 'Humain', label: ['Facteur humain', 'Human factor', 'Faktor Mensch', 'Fator humano'] },
      { value: 'Materiel', label: ['Matériel', 'Equipment', 'Gerät', 'Equipamento'] },
      { value: 'Milieu', label: ['Milieu', 'Environment', 'Umgebung', 'Meio'] },
      { value: 'Matiere', label: ['Matière et produits', 'Material', 'Material', 'Matéria e produtos'] },
    ],
  });

export const etatAction = () =>
  enumeration({
    label: ['État', 'State', 'Status', 'Estado'],
    required: true,
    initial: 'AFaire',
    options: [
      { value: 'AFaire', label: ['À faire', 'To do', 'Zu tun', 'Por fazer'], status: 'warning' },
      { value: 'EnCours', label: ['En cours', 'Under way', 'In Arbeit', 'Em curso'], status: 'info' },
      { value: 'Realisee', label: ['Réalisée', 'Done', 'Erledigt', 'Realizada'], status: 'success' },
      { value: 'Abandonnee', label: ['Abandonnée', 'Dropped', 'Verworfen', 'Abandonada'], status: 'secondary' },
    ],
  });
