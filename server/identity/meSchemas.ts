import * as z from 'zod';
import type { DescribedOperation } from '../http/openapi/otherOperations';

const texts = z.array(z.string());

const viewedBy = z
  .object({ uid: z.string(), nomComplet: z.string() })
  .optional()
  .describe('The administrator who sees the portal as this person (extension viewAs).');

/** Response of `GET /MyRights` (section 3 of the specification). */
const myRightsSchema = z.object({
  droits: texts.describe('Rights, as RESOURCE:flag.'),
  droitsLimites: texts
    .optional()
    .describe('Those of them that hold within the companies of a profile only (beyond the contract).'),
  fonctions: texts.describe('Ids of the functions.'),
  fonctionsCode: texts.describe('Codes of the functions, which access rules ask for.'),
  additionalInformationTags: z
    .array(z.object({ id: z.number().int(), libelle: z.string() }))
    .describe('Tags that the person may put on additional information about a company.'),
  viewedBy,
});

/** Response of `GET /MyProfile` (section 3 of the specification). */
const myProfileSchema = z.object({
  uid: z.string(),
  nom: z.string(),
  prenom: z.string(),
  nomComplet: z.string().describe('Last name, then first name.'),
  email: z.string(),
  photo: z.string().nullable().describe('Address of a picture.'),
  sasToken: z
    .string()
    .nullable()
    .describe('To be put behind the address of the picture, which then needs no access token; null without a picture.'),
  viewedBy,
});

export type MyRights = z.infer<typeof myRightsSchema>;
export type MyProfile = z.infer<typeof myProfileSchema>;

export const meOperations: readonly DescribedOperation[] = [
  {
    method: 'get',
    path: '/api/MyRights',
    operationId: 'myRights',
    tag: 'session',
    summary: [
      "Les droits et les fonctions de l'appelant",
      'The rights and functions of the caller',
      'Die Rechte und Funktionen des Aufrufers',
      'Os direitos e as funções de quem chama',
    ],
    access: 'session',
    response: z.toJSONSchema(myRightsSchema),
  },
  {
    method: 'get',
    path: '/api/MyProfile',
    operationId: 'myProfile',
    tag: 'session',
    summary: ["Qui est l'appelant", 'Who the caller is', 'Wer der Aufrufer ist', 'Quem é a pessoa que chama'],
    access: 'session',
    response: z.toJSONSchema(myProfileSchema),
  },
  {
    method: 'get',
    path: '/api/MyProfile/photo/{fileId}',
    operationId: 'myPhoto',
    tag: 'session',
    summary: [
      "La photo de l'appelant, à l'adresse signée que donne son profil",
      'The picture of the caller, at the signed address that the profile gives',
      'Das Bild des Aufrufers, unter der signierten Adresse des Profils',
      'A fotografia de quem chama, no endereço assinado que o perfil indica',
    ],
    // An <img> sends no token, so the address that the profile returns is signed instead.
    access: 'anonymous',
    refusals: [404],
    extension: true,
    query: [
      {
        name: 'user',
        words: ['La personne', 'The person', 'Die Person', 'A pessoa'],
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'until',
        words: ['Fin de validité', 'End of validity', 'Ende der Gültigkeit', 'Fim da validade'],
        schema: { type: 'integer' },
      },
      {
        name: 'signature',
        words: ['La signature', 'The signature', 'Die Signatur', 'A assinatura'],
        schema: { type: 'string' },
      },
    ],
    response: {},
    file: true,
  },
];
