import type { Words } from '../../../src/resources/language/words';
import type { OperationName } from '../resources/operationParts';

/** What each operation does, after the name of its resource: `Types de contrat : liste`. */
export const OPERATION_WORDS: Readonly<Record<OperationName, Words>> = {
  list: ['liste', 'list', 'Liste', 'lista'],
  search: ['chercher par critères', 'search by criteria', 'nach Kriterien suchen', 'procurar por critérios'],
  export: [
    'exporter ce que trouvent des critères',
    'export what criteria find',
    'das Gefundene exportieren',
    'exportar o que os critérios encontram',
  ],
  get: ['lire une fiche', 'read a record', 'Eintrag lesen', 'ler um registo'],
  create: ['créer une fiche', 'create a record', 'Eintrag anlegen', 'criar um registo'],
  update: ['modifier une fiche', 'change a record', 'Eintrag ändern', 'alterar um registo'],
  partialUpdate: [
    'modifier une partie d’une fiche',
    'change a part of a record',
    'Teil eines Eintrags ändern',
    'alterar uma parte de um registo',
  ],
  delete: ['supprimer une fiche', 'delete a record', 'Eintrag löschen', 'eliminar um registo'],
  lookup: [
    'lire par un autre identifiant',
    'read by another identifier',
    'über eine andere Kennung lesen',
    'ler por outro identificador',
  ],
  extract: ['extrait de la liste', 'extract of the list', 'Auszug der Liste', 'extrato da lista'],
  removeFile: [
    'retirer un des fichiers',
    'remove one of the files',
    'eine der Dateien entfernen',
    'retirar um dos ficheiros',
  ],
  count: ['nombre de fiches', 'number of records', 'Anzahl der Einträge', 'número de registos'],
  resume: ['résumé d’une fiche', 'summary of a record', 'Zusammenfassung eines Eintrags', 'resumo de um registo'],
  download: ['télécharger le fichier', 'download the file', 'Datei herunterladen', 'descarregar o ficheiro'],
  downloadOne: [
    'télécharger un des fichiers',
    'download one of the files',
    'eine der Dateien herunterladen',
    'descarregar um dos ficheiros',
  ],
};

/** Every other word of the document. */
export const DOCUMENT_WORDS = {
  description: [
    "L'API de Socle\u00a0: les appels du contrat des organisations, et des extensions (x-extension). Les erreurs sont des documents « problem » (RFC 9457).",
    'The API of Socle: the calls of the organisations’ contract, and extensions (x-extension). Errors are problem documents (RFC 9457).',
    'Die API von Socle: die Aufrufe des Vertrags der Organisationen und Erweiterungen (x-extension). Fehler sind Problemdokumente (RFC 9457).',
    'A API do Socle: as chamadas do contrato das organizações e extensões (x-extension). Os erros são documentos «problem» (RFC 9457).',
  ],
  system: ['Système', 'System', 'System', 'Sistema'],
  session: ['Session', 'Session', 'Sitzung', 'Sessão'],
  access: ['Droits et identités', 'Rights and identities', 'Rechte und Identitäten', 'Direitos e identidades'],
  account: ['Comptes', 'Accounts', 'Konten', 'Contas'],
  ok: ['Réussite.', 'Success.', 'Erfolg.', 'Êxito.'],
  created: ['Fiche créée.', 'Record created.', 'Eintrag angelegt.', 'Registo criado.'],
  deleted: ['La fiche supprimée.', 'The deleted record.', 'Der gelöschte Eintrag.', 'O registo eliminado.'],
  file: ['Le contenu du fichier.', 'The content of the file.', 'Der Inhalt der Datei.', 'O conteúdo do ficheiro.'],
  location: ['Adresse de la fiche.', 'Address of the record.', 'Adresse des Eintrags.', 'Endereço do registo.'],
  changeSet: [
    'Modification enregistrée, que l’historique sait annuler\u00a0; absente quand rien n’a changé.',
    'Recorded change set, which the history can take back; absent where nothing changed.',
    'Aufgezeichnete Änderung, die der Verlauf zurücknehmen kann; fehlt, wenn sich nichts geändert hat.',
    'Alteração registada, que o histórico pode anular; ausente quando nada mudou.',
  ],
  etag: ['Version de la fiche.', 'Version of the record.', 'Version des Eintrags.', 'Versão do registo.'],
  pageOrArray: [
    'Un tableau\u00a0; une page si PageNumber ou PageSize est donné.',
    'An array; a page where PageNumber or PageSize is given.',
    'Ein Array; eine Seite, wenn PageNumber oder PageSize angegeben ist.',
    'Um array; uma página se PageNumber ou PageSize for indicado.',
  ],
  id: ['Identifiant de la fiche.', 'Identifier of the record.', 'Kennung des Eintrags.', 'Identificador do registo.'],
  parentId: [
    'Identifiant de la fiche parente.',
    'Identifier of the parent record.',
    'Kennung des übergeordneten Eintrags.',
    'Identificador do registo superior.',
  ],
  flag: ['Le niveau du droit.', 'The level of the right.', 'Die Stufe des Rechts.', 'O nível do direito.'],
  entityType: ["Le type d'entité.", 'The entity type.', 'Der Entitätstyp.', 'O tipo de entidade.'],
  lookupValue: ['La valeur cherchée.', 'The value to look for.', 'Der gesuchte Wert.', 'O valor procurado.'],
  oneTimeToken: [
    'Le jeton du lien, à usage unique.',
    'The one-time token of the link.',
    'Das einmalige Token des Links.',
    'O token de utilização única da ligação.',
  ],
  fileId: [
    'Identifiant du fichier (SHA-256).',
    'Identifier of the file (SHA-256).',
    'Kennung der Datei (SHA-256).',
    'Identificador do ficheiro (SHA-256).',
  ],
  PageNumber: [
    'Numéro de page, à partir de 1.',
    'Page number, from 1.',
    'Seitennummer ab 1.',
    'Número da página, a partir de 1.',
  ],
  PageSize: ['Fiches par page.', 'Records a page.', 'Einträge je Seite.', 'Registos por página.'],
  Search: [
    'Mots à chercher, sans tenir compte de la casse ni des accents.',
    'Words to look for, whatever their case and accents.',
    'Gesuchte Wörter, unabhängig von Groß- und Kleinschreibung und Akzenten.',
    'Palavras a procurar, sem distinguir maiúsculas nem acentos.',
  ],
  OrderBy: ['Champ de tri.', 'Field to sort by.', 'Sortierfeld.', 'Campo de ordenação.'],
  OrderByDescending: ['Tri décroissant.', 'Descending order.', 'Absteigend sortieren.', 'Ordenação decrescente.'],
  Filter: [
    'Condition en JSON, par exemple {"field":"actif","operator":"equals","value":true}.',
    'Condition in JSON, for example {"field":"actif","operator":"equals","value":true}.',
    'Bedingung in JSON, zum Beispiel {"field":"actif","operator":"equals","value":true}.',
    'Condição em JSON, por exemplo {"field":"actif","operator":"equals","value":true}.',
  ],
  Versions: [
    'Chaque fiche dit sa version (`version`).',
    'Each record says its version (`version`).',
    'Jeder Eintrag nennt seine Version (`version`).',
    'Cada registo indica a sua versão (`version`).',
  ],
  ids: [
    'Identifiants séparés par des virgules\u00a0: seulement ces fiches, dans cet ordre, en tableau.',
    'Identifiers separated by commas: only these records, in this order, as an array.',
    'Durch Kommas getrennte Kennungen: nur diese Einträge, in dieser Reihenfolge, als Array.',
    'Identificadores separados por vírgulas: só estes registos, por esta ordem, como array.',
  ],
  ifMatch: [
    'Version attendue\u00a0; 412 si la fiche a changé.',
    'Expected version; 412 where the record has changed.',
    'Erwartete Version; 412, wenn der Eintrag geändert wurde.',
    'Versão esperada; 412 se o registo mudou.',
  ],
} as const satisfies Readonly<Record<string, Words>>;
