import type { Words } from '../../../src/resources/language/words';

/** The words of the documentation's pages. */
export const DOCS_WORDS = {
  title: ["Documentation de l'API", 'API documentation', 'API-Dokumentation', 'Documentação da API'],
  search: ['Chercher une opération', 'Find an operation', 'Operation suchen', 'Procurar uma operação'],
  noMatch: [
    'Aucune opération ne correspond.',
    'No operation matches.',
    'Keine passende Operation.',
    'Nenhuma operação corresponde.',
  ],
  contents: ['Sommaire', 'Contents', 'Inhalt', 'Índice'],
  skin: ['Clair ou sombre', 'Light or dark', 'Hell oder dunkel', 'Claro ou escuro'],
  document: ['Document OpenAPI', 'OpenAPI document', 'OpenAPI-Dokument', 'Documento OpenAPI'],
  errors: ['Erreurs', 'Errors', 'Fehler', 'Erros'],
  errorsHelp: [
    'Chaque erreur est un document « problem » (RFC 9457) dont le type est une de ces adresses.',
    'Each error is a problem document (RFC 9457) whose type is one of these addresses.',
    'Jeder Fehler ist ein Problemdokument (RFC 9457), dessen Typ eine dieser Adressen ist.',
    'Cada erro é um documento «problem» (RFC 9457) cujo tipo é um destes endereços.',
  ],
  code: ['Code', 'Code', 'Code', 'Código'],
  status: ['Statut', 'Status', 'Status', 'Estado'],
  meaning: ['Signification', 'Meaning', 'Bedeutung', 'Significado'],
  right: ['Droit', 'Right', 'Recht', 'Direito'],
  extension: ['Extension', 'Extension', 'Erweiterung', 'Extensão'],
  parameters: ['Paramètres', 'Parameters', 'Parameter', 'Parâmetros'],
  body: ['Corps', 'Body', 'Inhalt', 'Corpo'],
  answers: ['Réponses', 'Answers', 'Antworten', 'Respostas'],
  name: ['Nom', 'Name', 'Name', 'Nome'],
  type: ['Type', 'Type', 'Typ', 'Tipo'],
  description: ['Description', 'Description', 'Beschreibung', 'Descrição'],
  required: ['obligatoire', 'required', 'erforderlich', 'obrigatório'],
  schemas: ['Schémas', 'Schemas', 'Schemata', 'Esquemas'],
  back: ['Retour à la documentation', 'Back to the documentation', 'Zurück zur Dokumentation', 'Voltar à documentação'],
} as const satisfies Readonly<Record<string, Words>>;
